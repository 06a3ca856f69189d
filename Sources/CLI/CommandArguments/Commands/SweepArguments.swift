import ArgumentParser

/// The options of `viewcode sweep`.
package struct SweepArguments: ParsableArguments {
  @Flag(help: "Print JSON.")
  package var json = false

  @Option(help: "A file for a report in JUnit's format.", completion: .file())
  package var junit: String?

  @Option(help: "A file for a page with pictures and a slider for the width.", completion: .file())
  package var html: String?

  @Option(help: "The folder for a picture of each defect, which --json names.", completion: .directory)
  package var pictures: String?

  @OptionGroup package var plan: SweepOptions

  package init() {}
}
