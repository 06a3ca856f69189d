// Depends on every module that Tools/install installs (see Package.swift) and has no code of its own: one build of this target
// compiles them all, so that the commands compile while UIKit's optimizer, which has one thread, runs.
