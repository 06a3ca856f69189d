/// A class held in a variable, seen as one with initializers that are `required`: for those that ``ClassInitializer`` has no call for,
/// such as `init(nibName:bundle:)`.
///
/// A shape is a private class under the class that declares the initializer, which writes `required override` before it, and a private
/// subclass of that, without which the compiler would know where each call goes. Its place in the tables of methods is the same
/// in all subclasses. Calls of it stand in functions that the optimizer leaves as they are: `@inline(never)`.
package enum ClassShape {
  /// - Parameters:
  ///   - type: a class under the one that `shape` stands for.
  ///   - shape: never made; only its `required` initializers are called on the result.
  package static func of<Shape: AnyObject>(_ type: AnyClass, as shape: Shape.Type) -> Shape.Type {
    _ = isSound
    return unsafeBitCast(type, to: Shape.Type.self)
  }

  private static let isSound: Bool = {
    mechanism.require()
    return true
  }()

  static let mechanism = RuntimeMechanism("initializers having one place in the tables of a class and its subclasses") {
    let made = unsafeBitCast(Told.self as Teller.Type, to: TellerShape.Type.self).init(word: "word", number: 7)
    return made.told == "told word 7" ? nil : "another initializer is called than is asked for"
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
