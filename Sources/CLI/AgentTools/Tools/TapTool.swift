/// A tool that taps or holds an element of a screen.
struct TapTool: AgentTool {
  let description = ToolDescription(
    "tap", "Tap an element, let half a second pass, and return the changes.",
    .init("target", "any", "A number of the tree, text, #identifier or x,y", isRequired: true),
    .init("times", "integer"),
    .init("hold", "number", "Seconds, for a long press"), .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let times = try arguments.number("times").map { Int($0.rounded()) } ?? 1
    let seconds = try arguments.number("hold") ?? 0
    return try session.perform(
      [.tap(try arguments.required("target", ToolArguments.target), count: times, seconds: seconds)], arguments)
  }
}
