/// An entry of the report on stubs and omitted code.
package struct StubEntry: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The import of a module.
    case module
    case type, function, variable, member, `operator`, attribute
    /// Source text that was changed. It still has all effects except those of the missing module.
    case adapted
    /// A condition, statement, body or declaration that was omitted.
    case omitted
  }

  package enum Severity: String, Codable, Sendable {
    /// The appearance of the app may be unaffected.
    case note
    /// The app probably looks different.
    case warning
  }

  package struct Place: Hashable, Codable, Sendable, Comparable {
    package var file: String
    package var line: Int

    package static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }

  /// The missing module, or nil if several modules are possible.
  package var module: MissingModule?
  /// The declaration's name, or the source text.
  package var name: String
  package var kind: Kind
  package var severity: Severity
  package var detail: String
  /// The compiler's message, for adapted and omitted code.
  package var reason = ""
  package var places: [Place]

  package var uses: Int { places.count }
}
