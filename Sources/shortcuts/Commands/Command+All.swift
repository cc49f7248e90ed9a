extension Command {
    /// In the order in which the help shows them.
    static let all: [Command] = [
        list, run, view, suggest, search, say, surroundings,
        phraseAdd, phraseList, phraseChange, phraseDelete,
        donationsList, donationsDelete,
        appInstall, appUninstall, appList,
        doctor,
        privacyShow, privacyPause, privacyResume, privacyExclude, privacyKeep, privacyForget,
        importLog,
    ]
}
