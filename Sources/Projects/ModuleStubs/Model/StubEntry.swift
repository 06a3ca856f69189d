/// An entry of the report on stubs and omitted code.
package struct StubEntry: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The import of a module.
    case module
    case type, function, variable, member, `operator`, attribute
    /// Source text that was changed, and still does everything but what the module would have done.
    case adapted
    /// A condition, statement, body or declaration that was omitted.
    case omitted
  }

  package enum Severity: String, Codable, Sendable {
    /// The app may look the same.
    case note
    /// The app is likely to look different.
    case warning
  }

  package struct Place: Hashable, Codable, Sendable, Comparable {
    package var file: String
    package var line: Int

    package static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }

  /// The missing module; nil where it can be one of several.
  package var module: MissingModule?
  /// The declaration's name, or the source text.
  package var name: String
  package var kind: Kind
  package var severity: Severity
  package var detail: String
  /// For adapted and omitted code, the compiler's message.
  package var reason = ""
  package var places: [Place]

  package var uses: Int { places.count }
}
