// Prediction: a stream of actions in, a ranked and explained list out.
//
// It learns from every action as it happens and keeps a bounded state. It must not know files, clocks, buses, apps' names
// as people read them, or where its events come from: time and zone arrive with each event, and nothing is imported.
//
// Interface/  what a caller sees          Mix/     the learner that weighs the experts against each other
// Experts/    one file a family           Levels/  from a full action to the part of it worth offering
