import Conformance

// The commands are a module of their own: tests cannot reliably depend on a program in a package with a macro.
ConformanceCommand.main()
