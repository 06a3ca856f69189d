/// A writer of diagnostics for terminals and for GitHub's checks.
package struct DiagnosticRenderer: Sendable {
  /// The folder to which paths within it are written relative.
  ///
  /// - Default: `nil`, for unchanged paths.
  package var folder: String?

  /// Whether severities have colors.
  ///
  /// - Default: `false`, for files and other programs.
  package var usesColor: Bool

  package init(relativeTo folder: String? = nil, usesColor: Bool = false) {
    self.folder = folder
    self.usesColor = usesColor
  }

  /// Returns a severity with its color, which is the same as the compiler's.
  package func label(_ severity: Diagnostic.Severity) -> String {
    guard usesColor else { return severity.rawValue }
    let color =
      switch severity {
      case .error: 31
      case .warning: 35
      case .note: 36
      case .remark: 34
      }
    return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
  }

  /// Returns a diagnostic in the form of compilers, in which editors and CI systems recognize positions:
  ///
  /// ```
  /// path:line:column: error: text
  ///   path:line:column: note: text
  ///   fix: text
  /// ```
  ///
  /// - Returns: The lines, without a line break at the end. The lines of a text after the first one are indented.
  package func text(of diagnostic: Diagnostic) -> String {
    lines(of: diagnostic, indentation: "").joined(separator: "\n")
  }

  /// Returns the text of several diagnostics, with a line break after each.
  package func text(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text(of: $0) + "\n" }.joined()
  }

  private func lines(of diagnostic: Diagnostic, indentation: String) -> [String] {
    let place = diagnostic.location.map { "\(location($0)): " } ?? ""
    let inner = indentation + "  "
    let parts = diagnostic.text.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(indentation)\(place)\(label(diagnostic.severity)): \(parts.first ?? "")"]
      + parts.dropFirst().map { $0.isEmpty ? "" : inner + $0 }
      + diagnostic.notes.flatMap { lines(of: $0, indentation: inner) }
      + diagnostic.fixes.map { "\(inner)fix: \($0)" }
  }

  /// Returns a workflow command, which GitHub displays at the line of a pull request.
  ///
  /// - Parameter title: The title. Default: none.
  /// - Source: docs.github.com/actions/reference/workflow-commands-for-github-actions, "Setting a warning message"
  package func annotation(of diagnostic: Diagnostic, title: String? = nil) -> String {
    let level =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note, .remark: "notice"
      }
    var properties: [String] = []
    if let place = diagnostic.location {
      properties.append("file=\(Self.property(relative(place.path)))")
      if let line = place.line { properties.append("line=\(line)") }
      if let column = place.column { properties.append("col=\(column)") }
    }
    if let title { properties.append("title=\(Self.property(title))") }
    let text =
      ([diagnostic.text] + diagnostic.notes.map(self.text) + diagnostic.fixes.map { "fix: \($0)" })
      .joined(separator: "\n")
    return "::\(level)\(properties.isEmpty ? "" : " ")\(properties.joined(separator: ","))::\(Self.data(text))"
  }

  private func location(_ location: Diagnostic.Location) -> String {
    Diagnostic.Location(relative(location.path), line: location.line, column: location.column).description
  }

  private func relative(_ path: String) -> String {
    guard let folder else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns the escaped text of a command.
  package static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Returns the escaped value of a command's property.
  package static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the form for terminals.
  package var description: String { DiagnosticRenderer().text(of: self) }
}
