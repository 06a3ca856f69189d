/// Something of a project that can be looked at by itself, and what came of it where it was drawn.
package struct ListedScreen: Codable, Equatable, Sendable {
  /// "preview", "scene", "nib", "controller" or "view".
  package var kind: String
  package var name: String
  package var module: String
  package var file: String
  package var line: Int
  /// What keeps it from being made without the app around it.
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
