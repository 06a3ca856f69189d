import Foundation

/// A message to the developer: what is wrong or worth knowing, where, and what helps.
///
/// Readers, the compiler, checks and commands all report with this type, and ``DiagnosticRenderer`` writes it.
package struct Diagnostic: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Sendable, CaseIterable {
    /// Something does not work because of this.
    case error
    /// Something works in part, or differently.
    case warning
    /// Information, also information about another diagnostic.
    case note
    /// Information that the compiler gives on request.
    case remark
  }

  /// A place in a file, or a file as a whole.
  package struct Location: Codable, Hashable, Sendable {
    package var path: String
    /// From 1. Default: `nil`, the file as a whole.
    package var line: Int?
    /// From 1, in bytes of UTF-8, as the compiler counts. Default: `nil`, the whole line.
    package var column: Int?

    package init(_ path: String, line: Int? = nil, column: Int? = nil) {
      self.path = path
      self.line = line
      self.column = column
    }

    package init(_ file: URL, line: Int? = nil, column: Int? = nil) {
      self.init(file.path(percentEncoded: false), line: line, column: column)
    }

    package var file: URL { URL(filePath: path) }
  }

  package var severity: Severity
  package var text: String
  /// Default: `nil`, a diagnostic about no single file.
  package var location: Location?
  /// Further facts, some with places of their own.
  package var notes: [Diagnostic]
  /// Changes that help, a sentence each.
  package var fixes: [String]

  package init(
    _ severity: Severity, _ text: String, at location: Location? = nil, notes: [Diagnostic] = [], fixes: [String] = []
  ) {
    self.severity = severity
    self.text = text
    self.location = location
    self.notes = notes
    self.fixes = fixes
  }

  /// - Parameters:
  ///   - file: the file or folder that the diagnostic is about. Default: `nil`, none.
  ///   - line: from 1. Default: `nil`, the file as a whole.
  package init(_ severity: Severity, _ text: String, file: URL?, line: Int? = nil) {
    self.init(severity, text, at: file.map { Location($0, line: line) })
  }

  /// The path of its file or folder.
  package var path: String? { location?.path }
  package var file: URL? { location?.file }
  package var line: Int? { location?.line }
  package var column: Int? { location?.column }

  package var isError: Bool { severity == .error }

  private enum CodingKeys: CodingKey {
    case severity, text, location, notes, fixes
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    severity = try values.decode(Severity.self, forKey: .severity)
    text = try values.decode(String.self, forKey: .text)
    location = try values.decodeIfPresent(Location.self, forKey: .location)
    notes = try values.decodeIfPresent([Diagnostic].self, forKey: .notes) ?? []
    fixes = try values.decodeIfPresent([String].self, forKey: .fixes) ?? []
  }

  /// Empty lists are omitted.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(severity, forKey: .severity)
    try values.encode(text, forKey: .text)
    try values.encodeIfPresent(location, forKey: .location)
    if !notes.isEmpty { try values.encode(notes, forKey: .notes) }
    if !fixes.isEmpty { try values.encode(fixes, forKey: .fixes) }
  }
}

extension Diagnostic.Location: CustomStringConvertible {
  /// `path`, `path:line` or `path:line:column`.
  package var description: String {
    guard let line else { return path }
    return column.map { "\(path):\(line):\($0)" } ?? "\(path):\(line)"
  }
}
