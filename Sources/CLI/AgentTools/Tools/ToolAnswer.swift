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

/// The reason for which a tool can't fulfill a request, with advice.
package struct ToolError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
