/// The answer of a tool.
package struct ToolAnswer: Sendable {
  package var text: String
  /// A PNG file.
  package var picture: [UInt8]?
  package var isError = false

  package init(_ text: String, picture: [UInt8]? = nil, isError: Bool = false) {
    self.text = text
    self.picture = picture
    self.isError = isError
  }
}

/// Why a tool can't do what it was asked, and what to do about it.
package struct ToolError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
