/// A name that a project uses and that is not available.
package struct MissingName: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// UIKit, Core Animation or Core Graphics.
    case uikit
    /// Another of Apple's frameworks.
    case apple
    case foundation
    case thirdParty
    case objectiveC
    /// Code that Apple's compiler accepts and that does not compile here. Its name is the compiler's message.
    case code
  }

  package var name: String
  package var kind: Kind
  package var uses: Int
  package var files: Int

  package init(name: String, kind: Kind, uses: Int, files: Int) {
    self.name = name
    self.kind = kind
    self.uses = uses
    self.files = files
  }
}
