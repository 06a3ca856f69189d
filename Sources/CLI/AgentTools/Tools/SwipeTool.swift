/// A tool that swipes with a finger.
struct SwipeTool: AgentTool {
  let description = ToolDescription(
    "swipe", "Swipe with a finger: up scrolls down.",
    .init("direction", "string", "up, down, left, right", isRequired: true),
    .init("on", "any", "A target; default: the screen's center"), .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let direction = try arguments.required("direction", ToolArguments.string)
    return try session.perform([.swipe(direction, on: try arguments.target("on"))], arguments)
  }
}
