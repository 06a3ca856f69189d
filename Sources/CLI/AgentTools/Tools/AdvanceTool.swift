/// A tool that lets time pass.
struct AdvanceTool: AgentTool {
  let description = ToolDescription(
    "advance", "Let time pass.", .init("seconds", "number", isRequired: true), .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    try session.perform([.wait(try arguments.required("seconds", ToolArguments.number))], arguments, pause: 0)
  }
}
