import conformance

// A target of its own, because tests can't reliably depend on an executable in a package that has a macro.
ConformanceCommand.main()
