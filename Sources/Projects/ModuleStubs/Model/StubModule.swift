/// The source text of a module that replaces a missing one.
package struct StubModule: Sendable, Hashable, Codable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
