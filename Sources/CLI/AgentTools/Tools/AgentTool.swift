/// A tool that coding agents can call.
///
/// To add one, write a type in a file of its own, and put it into ``AgentTools/all``.
package protocol AgentTool: Sendable {
  /// The name, explanation and parameters that clients and models read.
  var description: ToolDescription { get }

  /// - Parameter arguments: those of the description, and no others; required ones are there.
  /// - Throws: a ``ToolError`` or a `SessionError`, which become the answer.
  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer
}

// Parameters that several tools have.
extension ToolDescription.Parameter {
  static let on = Self(
    "on", "string", "Device and settings, kept: 'iPhone SE landscape, dark, text AX3, rtl, de_DE, iOS 26'")
  static let screen = Self("screen", "integer")
  static let showFirst = Self("preview", "string", "Show this first")
}
