extension AgentTools {
  /// The tools, in the order in which one comes to need them.
  package static let all: [ToolDescription] = [
    ToolDescription(
      "previews",
      "List what can be shown: #Previews, scenes, nibs, controllers, views, and 'app' (the app from its start).",
      .init("filter", "string", "Only names or files with this text")),
    ToolDescription(
      "render",
      "Picture of a screen with numbered marks, the numbers of tree. With 'preview' it is shown anew, else as it stands.",
      .init("preview", "string", "A name of previews"), on,
      .init("marks", "boolean", "Default true"), .init("scale", "number", "Pixels a point, default 1"), screen),
    ToolDescription(
      "tree", "What is on the screen, a numbered line each: role \"text\" x,y WxH #identifier. Points.",
      .init("preview", "string", "Show this first"), on,
      .init("full", "boolean", "Every view, class and frame"),
      .init("inspect", "any", "A number, text, #id or x,y: that view's frame, constraints with file:line"), screen),
    ToolDescription(
      "tap", "Tap, then half a second passes; answers what changed.", target,
      .init("times", "integer"), .init("hold", "number", "Seconds, for a long press"), screen),
    ToolDescription(
      "type", "Type into what has the keyboard. \\n is return.", .init("text", isRequired: true),
      .init("into", "any", "Tap this first"), .init("clear", "boolean", "Delete what is there first"), screen),
    ToolDescription(
      "swipe", "Swipe with a finger: up scrolls down.",
      .init("direction", "string", "up, down, left, right", isRequired: true),
      .init("on", "any", "A target, default the middle"), screen),
    ToolDescription(
      "advance", "Let time pass.", .init("seconds", "number", isRequired: true), screen),
    ToolDescription(
      "reload", "After edits: compile, start anew, play the same steps again. Compiler errors with file:line."),
    ToolDescription(
      "audit",
      "Findings: small targets, cut texts, low contrast, overlaps, off-screen, below keyboard, constraint conflicts and ambiguity with mends.",
      .init("preview", "string", "Show this first"), on, screen),
    ToolDescription(
      "diff", "What differs on the screen from before: moved, resized, changed views by name, and a picture.",
      .init("with", "string", "PNG file or git revision; default: before the last reload or render"), screen),
  ]

  private static let on = ToolDescription.Parameter(
    "on", "string", "Device and settings, kept: 'iPhone SE landscape, dark, text AX3, rtl, de_DE'")
  private static let screen = ToolDescription.Parameter("screen", "integer")
  private static let target = ToolDescription.Parameter(
    "target", "any", "Number of tree, text, #identifier or x,y", isRequired: true)
}
