/// A tool that coding agents can call.
///
/// To add a tool, write a type in a separate file, and add it to ``AgentTools/all``.
package protocol AgentTool: Sendable {
  /// The name, explanation and parameters that clients and models read.
  var description: ToolDescription { get }

  /// Calls the tool.
  ///
  /// - Parameter arguments: The arguments in the description, including all required ones.
  /// - Throws: A ``ToolError`` or a `SessionError`, which becomes the answer.
  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer
}

// Parameters that several tools have.
extension ToolDescription.Parameter {
  static let on = Self(
    "on", "string", "Device and settings from now on: 'iPhone SE landscape, dark, text AX3, rtl, de_DE, iOS 26'")
  static let screen = Self("screen", "integer")
  static let showFirst = Self("preview", "string", "Show this screen first")
}
