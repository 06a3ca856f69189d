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

open class Letter {}

/// A class that is open, so that the compiler can't know all subclasses and calls through the table.
open class Envelope<Content: AnyObject> {
  public final let number: Int

  public init(_ number: Int) { self.number = number }

  open func seal() -> String { "plain \(number)" }
}

open class LetterEnvelope: Envelope<Letter> {
  open override func seal() -> String { "letter \(number)" }
}
