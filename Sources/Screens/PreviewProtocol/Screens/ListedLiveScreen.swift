/// A screen that can be displayed.
package struct ListedLiveScreen: Codable, Sendable, Equatable {
  /// The kind: "preview", "scene", "nib", "controller" or "view".
  package var kind: String
  package var name: String
  package var file: String
  package var line: Int

  package init(kind: String, name: String, file: String, line: Int) {
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
  }
}
