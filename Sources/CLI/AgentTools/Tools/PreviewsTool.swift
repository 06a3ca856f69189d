import Foundation

/// A tool that lists the screens that can be displayed.
struct PreviewsTool: AgentTool {
  private static let maxLines = 100

  let description = ToolDescription(
    "previews",
    "List the screens: #Previews, scenes, nibs, view controllers, views, and 'app' (the app from its launch).",
    .init("filter", "string", "Only names or files that contain this text"))

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let filter = try arguments.string("filter")
    let all = try session.listed()
    let found = all.filter { screen in
      guard let filter, !filter.isEmpty else { return true }
      return screen.name.range(of: filter, options: .caseInsensitive) != nil
        || screen.file.range(of: filter, options: .caseInsensitive) != nil
    }
    guard !found.isEmpty else {
      throw all.isEmpty ? ToolError.noScreens : ToolError.noMatch(filter ?? "", among: all.count)
    }
    var lines = found.prefix(PreviewsTool.maxLines).map { screen in
      let place = screen.file.isEmpty ? "" : " \(screen.file)" + (screen.line > 1 ? ":\(screen.line)" : "")
      return "\(screen.name) (\(screen.kind)\(place))"
    }
    if found.count > lines.count { lines.append("… and \(found.count - lines.count) more; use filter") }
    return ToolAnswer(session.relative(lines.joined(separator: "\n")))
  }
}
