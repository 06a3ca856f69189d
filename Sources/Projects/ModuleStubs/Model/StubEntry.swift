/// A line of the report on what stands for missing modules.
package struct StubEntry: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The import of a module.
    case module
    case type, function, variable, member, `operator`, attribute
    /// Source text that was changed and still does what it did, but for what the module would have done.
    case adapted
    /// A condition, statement, body or declaration that was left out.
    case leftOut
  }

  package enum Severity: String, Codable, Sendable {
    /// What the app shows can be the same.
    case note
    /// What the app shows is likely to differ.
    case warning
  }

  package struct Place: Hashable, Codable, Sendable, Comparable {
    package var file: String
    package var line: Int

    package static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }

  /// The module that it is missing from; nil where several can be meant.
  package var module: MissingModule?
  /// The declaration's name, or the source text.
  package var name: String
  package var kind: Kind
  package var severity: Severity
  package var detail: String
  /// Of what was adapted or left out: the compiler's message.
  package var reason = ""
  package var places: [Place]

  package var uses: Int { places.count }
}
