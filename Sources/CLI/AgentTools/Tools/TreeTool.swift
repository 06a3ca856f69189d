import Foundation
import PreviewProtocol

/// A tool that describes a screen or one of its views.
struct TreeTool: AgentTool {
  let description = ToolDescription(
    "tree", "List the elements of a screen on numbered lines: role \"text\" x,y WxH #identifier, in points.",
    .showFirst, .on, .init("full", "boolean", "Every view with class and frame"),
    .init("inspect", "any", "A number, text, #id or x,y: that view's frame, and constraints with file:line"), .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let screen = try session.shown(arguments)
    let text: String
    if let target = try arguments.target("inspect") {
      text = InspectionText.text(of: try screen.session.ask(InspectQuery(target)))
    } else if try arguments.bool("full") == true {
      text = try screen.session.ask(OutlineQuery(isFull: true)).text.trimmingCharacters(in: .newlines)
    } else {
      text = "screen \(screen.number): \(try screen.readOutline())"
    }
    return ToolAnswer(session.finished(text, screen))
  }
}
