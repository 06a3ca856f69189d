import Conformance

// The commands are in a separate module, because tests cannot reliably depend on an executable in a package with a
// macro.
ConformanceCommand.main()
