import Testing

@testable import RuntimeSupport

@Suite("Generic classes seen with another argument")
struct GenericErasureTests {
  private final class Letter {}
  private class Envelope<Content: AnyObject> {
    let number: Int
    init(_ number: Int) { self.number = number }
    func seal() -> String { "plain \(number)" }
  }
  private final class LetterEnvelope: Envelope<Letter> {
    override func seal() -> String { "letter \(number)" }
  }

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
