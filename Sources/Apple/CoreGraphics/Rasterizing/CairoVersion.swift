internal import CCairo

/// What fills and strokes shapes.
package enum CairoVersion {
  /// "cairo 1.16.0": of the library that the program runs with.
  package static var name: String { "cairo \(cairo_version_string().map { String(cString: $0) } ?? "?")" }
}
