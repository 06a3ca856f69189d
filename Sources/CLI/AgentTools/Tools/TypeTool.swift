import PreviewProtocol

/// A tool that types text.
struct TypeTool: AgentTool {
  /// The maximum number of deleted characters, which is more than any field contains.
  private static let maxDeleted = 1000

  let description = ToolDescription(
    "type", "Type text into the focused field. \\n is the return key.", .init("text", isRequired: true),
    .init("into", "any", "Tap this first"), .init("clear", "boolean", "Delete the present text first"), .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let text = try arguments.required("text", ToolArguments.string)
    var events: [LiveEvent] = []
    if let target = try arguments.target("into") { events += [.tap(target), .wait(AgentSession.pause)] }
    if try arguments.bool("clear") == true { events.append(.delete(TypeTool.maxDeleted)) }
    if !text.isEmpty { events.append(.type(text)) }
    return try session.perform(events, arguments)
  }
}
