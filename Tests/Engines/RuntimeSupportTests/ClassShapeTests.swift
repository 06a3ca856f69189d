import Testing

@testable import RuntimeSupport

@Suite struct ClassShapeTests {
  @Test("the mechanism is sound with this Swift") func sound() {
    #expect(ClassShape.mechanism.isSound)
  }

  @Test("a subclass's own initializer is called, and one that it inherits") func subclasses() {
    for (type, said) in [(Loud.self, "LOUD hello"), (Silent.self, "hello"), (Base.self, "hello")]
      as [(Base.Type, String)]
    {
      #expect(make(type) == said)
    }
  }

  @inline(never)
  private func make(_ type: Base.Type) -> String {
    ClassShape.of(type, as: Shape.self).init(text: "hello", count: 1).said
  }
}

private class Base {
  let said: String
  init(text: String, count: Int) { said = String(repeating: text, count: count) }
}

private final class Loud: Base {
  override init(text: String, count: Int) { super.init(text: "LOUD \(text)", count: count) }
}

private final class Silent: Base {
  let more = [1, 2, 3]
}

private class Shape: Base {
  required override init(text: String, count: Int) { super.init(text: text, count: count) }
}

private final class ShapeSubclass: Shape {}
