internal import CHarfBuzz

/// What shapes text.
package enum HarfBuzzVersion {
  /// "HarfBuzz 6.0.0": of the library that the program runs with.
  package static var name: String { "HarfBuzz \(hb_version_string().map { String(cString: $0) } ?? "?")" }
}
