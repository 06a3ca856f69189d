import PreviewProtocol

/// A tool that draws a screen.
struct RenderTool: AgentTool {
  let description = ToolDescription(
    "render",
    "Draw a screen, marked with the numbers of tree. With 'preview', show that screen; else draw the current state.",
    .init("preview", "string", "A name from previews"), .on, .init("marks", "boolean", "Default true"),
    .init("scale", "number", "Pixels per point, default 1"), .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let screen = try session.shown(arguments)
    let picture = try screen.session.ask(
      PictureQuery(scale: try arguments.number("scale") ?? 1, hasMarks: try arguments.bool("marks") ?? true))
    let outline = try screen.readOutline().split(separator: "\n")
    let notes = outline.filter { $0.hasPrefix("~") }
    let title =
      "screen \(screen.number): \(screen.session.choice.text); \(outline.first ?? ""); "
      + "picture \(picture.width)x\(picture.height)"
    let text = ([title[...]] + notes).joined(separator: "\n")
    return ToolAnswer(session.finished(text, screen), picture: picture.file.bytes)
  }
}
