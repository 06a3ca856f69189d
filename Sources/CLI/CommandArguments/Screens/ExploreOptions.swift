import ArgumentParser
import Foundation

/// The options and limits of an exploration.
package struct ExploreOptions: ParsableArguments {
  @Option(
    name: .customLong("fill"),
    help: "The text for a field, as name=value. The name is the field's identifier, label or placeholder. Repeatable.")
  package var fills: [String] = []

  @Option(help: "A file with the texts for fields, one name=value on a line.", completion: .file())
  package var account: String?

  @Option(help: "The number of minutes after which no action begins.")
  package var minutes = 10.0

  @Option(help: "The maximum number of actions.")
  package var steps = 1500

  @Option(help: "A number that orders equal actions and selects texts. The same number gives the same map.")
  package var seed: UInt64 = 0

  @Option(help: "The number of programs that run at the same time. (default: the number of processors)")
  package var processes: Int?

  @Flag(help: "Also rotate the device on each screen.")
  package var rotate = false

  package init() {}

  package func validate() throws {
    if minutes.isNaN || minutes <= 0 { throw ValidationError("--minutes takes a number above 0, not \(minutes).") }
    if steps < 1 { throw ValidationError("--steps takes a number of actions from 1, not \(steps).") }
    if let processes, !(1...64).contains(processes) {
      throw ValidationError("--processes takes a number from 1 to 64, not \(processes).")
    }
    for text in fills {
      let name = text.prefix { $0 != "=" }
      guard name.count < text.count, !name.trimmingCharacters(in: .whitespaces).isEmpty else {
        throw ValidationError("--fill takes name=value, not \(text).")
      }
    }
  }
}
