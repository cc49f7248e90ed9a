// PhraseMatching
