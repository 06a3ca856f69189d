import Foundation

/// A tool that lists the screens that can be displayed.
struct PreviewsTool: AgentTool {
  private static let maxLines = 100

  let description = ToolDescription(
    "previews",
    "List what can be shown: #Previews, scenes, nibs, controllers, views, and 'app' (the app from its start).",
    .init("filter", "string", "Only names or files with this text"))

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let filter = try arguments.string("filter")
    let all = try session.listed()
    let found = all.filter { screen in
      guard let filter, !filter.isEmpty else { return true }
      return screen.name.range(of: filter, options: .caseInsensitive) != nil
        || screen.file.range(of: filter, options: .caseInsensitive) != nil
    }
    guard !found.isEmpty else {
      throw ToolError(
        all.isEmpty
          ? "this project has nothing that can be shown by itself: add a #Preview, then call reload"
          : "none of the \(all.count) has \"\(filter ?? "")\" in it: call previews without a filter")
    }
    var lines = found.prefix(PreviewsTool.maxLines).map { screen in
      let place = screen.file.isEmpty ? "" : " \(screen.file)" + (screen.line > 1 ? ":\(screen.line)" : "")
      return "\(screen.name) (\(screen.kind)\(place))"
    }
    if found.count > lines.count { lines.append("… and \(found.count - lines.count) more: use filter") }
    return ToolAnswer(session.relative(lines.joined(separator: "\n")))
  }
}
