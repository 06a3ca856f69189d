// This target depends on every module that Tools/install installs (see Package.swift) and contains no code. A single
// build of it compiles all modules, so that the commands compile while UIKit's optimizer runs on its only thread.
