/// Something that can be shown.
package struct ListedLiveScreen: Codable, Sendable, Equatable {
  /// "preview", "scene", "nib", "controller" or "view".
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
