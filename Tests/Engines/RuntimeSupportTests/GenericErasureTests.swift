import Testing

@testable import RuntimeSupport

@Suite("Generic classes seen with another argument")
struct GenericErasureTests {
  @Test("the mechanism is sound with the optimizer at work")
  func mechanism() {
    #expect(GenericErasure.mechanism.trial() == nil)
  }

  @Test("an object keeps its identity, its methods and its class")
  func view() {
    let envelope = LetterEnvelope(7)
    let seen = GenericErasure.view(envelope, as: Envelope<AnyObject>.self)
    #expect(seen.seal() == "letter 7")
    #expect(ObjectIdentifier(seen) == ObjectIdentifier(envelope))
    #expect(ObjectIdentifier(type(of: seen as AnyObject)) == ObjectIdentifier(LetterEnvelope.self))
  }
}

final class Letter {}

/// Open, as layout anchors are: of a class whose subclasses it all sees, the optimizer would know that none is an envelope of any
/// object, and call its own method.
open class Envelope<Content: AnyObject> {
  final let number: Int

  init(_ number: Int) { self.number = number }

  open func seal() -> String { "plain \(number)" }
}

final class LetterEnvelope: Envelope<Letter> {
  override func seal() -> String { "letter \(number)" }
}
