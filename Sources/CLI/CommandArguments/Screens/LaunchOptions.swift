import ArgumentParser

/// The options for the user defaults that an app finds.
package struct UserDefaultOptions: ParsableArguments {
  @Option(name: .customLong("default"), help: "A user default, as key=value. Repeat it for several.")
  package var pairs: [String] = []

  package init() {}

  package func validate() throws {
    for pair in pairs where !pair.contains("=") { throw ValidationError("--default takes key=value, not \(pair).") }
  }

  /// The keys and their values.
  package var all: [(key: String, value: String)] {
    pairs.map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
  }
}
