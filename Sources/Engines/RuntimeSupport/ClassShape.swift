/// A view of a class as one with `required` initializers, for initializers that ``ClassInitializer`` does not support,
/// such as `init(nibName:bundle:)`.
///
/// A shape is a private subclass of the class that declares the initializer, with a `required override` of it. A
/// private subclass of the shape prevents the compiler from resolving the calls statically. The position in the tables
/// of methods is the same in all subclasses. Calls are in functions with `@inline(never)`, which the optimizer does not
/// change.
package enum ClassShape {
  /// Returns a class as a shape.
  ///
  /// - Parameters:
  ///   - type: A subclass of the class that `shape` represents.
  ///   - shape: The shape. It is never instantiated; only its `required` initializers are called on the result.
  package static func of<Shape: AnyObject>(_ type: AnyClass, as shape: Shape.Type) -> Shape.Type {
    _ = isSound
    return unsafeBitCast(type, to: Shape.Type.self)
  }

  private static let isSound: Bool = {
    mechanism.require()
    return true
  }()

  static let mechanism = RuntimeMechanism(
    "initializers having the same position in the tables of a class and its subclasses"
  ) {
    let made = unsafeBitCast(Told.self as Teller.Type, to: TellerShape.Type.self).init(word: "word", number: 7)
    return made.told == "told word 7" ? nil : "the wrong initializer is called"
  }
}

private class Teller {
  let told: String

  init(word: String?, number: Int) { told = "\(word ?? "") \(number)" }
}

private final class Told: Teller {
  override init(word: String?, number: Int) { super.init(word: "told \(word ?? "")", number: number) }
}

private class TellerShape: Teller {
  required override init(word: String?, number: Int) { super.init(word: word, number: number) }
}

private final class TellerShapeSubclass: TellerShape {}
