/// A screen of a project that can be displayed separately, with its result if it was drawn.
package struct ListedScreen: Codable, Equatable, Sendable {
  /// The kind: "preview", "scene", "nib", "controller" or "view".
  package var kind: String
  package var name: String
  package var module: String
  package var file: String
  package var line: Int
  /// The reason for which the screen can't be created without the app.
  package var obstacle: String?
  package var shown: ScreenResult?

  package init(
    kind: String, name: String, module: String, file: String, line: Int, obstacle: String? = nil,
    shown: ScreenResult? = nil
  ) {
    self.kind = kind
    self.name = name
    self.module = module
    self.file = file
    self.line = line
    self.obstacle = obstacle
    self.shown = shown
  }
}
