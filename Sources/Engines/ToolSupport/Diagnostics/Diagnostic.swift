import Foundation

/// A message for the developer, with a position and possible fixes.
///
/// Readers, the compiler, checks and commands all report with this type, and ``DiagnosticRenderer`` writes it.
package struct Diagnostic: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Sendable, CaseIterable {
    /// A problem that prevents a result.
    case error
    /// A problem with a partial or different result.
    case warning
    /// Information, possibly about another diagnostic.
    case note
    /// Information that the compiler provides on request.
    case remark
  }

  /// A position in a file, or an entire file.
  package struct Location: Codable, Hashable, Sendable {
    package var path: String
    /// The line, counted from 1.
    ///
    /// - Default: `nil`, for the entire file.
    package var line: Int?
    /// The column, counted from 1 in bytes of UTF-8, as the compiler does.
    ///
    /// - Default: `nil`, for the entire line.
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
  /// The location.
  ///
  /// - Default: `nil`, for a diagnostic that is not about a file.
  package var location: Location?
  /// Additional information, possibly with other locations.
  package var notes: [Diagnostic]
  /// Suggested changes, with one sentence each.
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

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - file: The file or folder of the diagnostic. Default: `nil`, for none.
  ///   - line: The line, counted from 1. Default: `nil`, for the entire file.
  package init(_ severity: Severity, _ text: String, file: URL?, line: Int? = nil) {
    self.init(severity, text, at: file.map { Location($0, line: line) })
  }

  /// The path of the file or folder.
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

  /// Encodes the diagnostic without empty lists.
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
  /// The location as `path`, `path:line` or `path:line:column`.
  package var description: String {
    guard let line else { return path }
    return column.map { "\(path):\(line):\($0)" } ?? "\(path):\(line)"
  }
}
