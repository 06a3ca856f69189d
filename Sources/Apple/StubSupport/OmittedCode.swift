import Foundation

/// Replacements in an app's sources for statements and values that don't compile without a missing module.
///
/// The first argument of each function is the replaced source text, the second one its file and line.
public enum OmittedCode {
  /// Replaces a statement. It does nothing.
  public static func statement(_ text: StaticString, _ place: StaticString) { MissingUses.noteOmitted(text, place) }

  /// Replaces a value whose type is inferred: with the default value of the type.
  public static func value<Value>(_ text: StaticString, _ place: StaticString) -> Value {
    MissingUses.noteOmitted(text, place)
    return PlainValue.make { "\(text), at \(place), was omitted, because it does not compile here" }
  }

  /// Replaces a value of unknown type.
  public static func object(_ text: StaticString, _ place: StaticString) -> MissingObject {
    MissingUses.noteOmitted(text, place)
    return MissingObject()
  }

  /// Replaces a value that is unwrapped: with nil.
  public static func nothing(_ text: StaticString, _ place: StaticString) -> MissingObject? {
    MissingUses.noteOmitted(text, place)
    return nil
  }

  /// Replaces a condition: with false.
  public static func condition(_ text: StaticString, _ place: StaticString) -> Bool {
    MissingUses.noteOmitted(text, place)
    return false
  }

  /// Replaces the sequence of a loop: with an empty one.
  public static func sequence(_ text: StaticString, _ place: StaticString) -> [MissingObject] {
    MissingUses.noteOmitted(text, place)
    return []
  }

  /// Replaces code that cannot be skipped, such as the body of an initializer. It stops the app.
  public static func stop(_ text: StaticString, _ place: StaticString) -> Never {
    MissingUses.noteOmitted(text, place)
    fatalError("\(text), at \(place), was omitted, because it does not compile here")
  }

  /// Returns a value as the type that its context requires, or the default value of that type if it has another type.
  public static func converted<Given, Value>(_ value: Given) -> Value {
    if let value = value as? Value { return value }
    return PlainValue.make { "a value of a missing declaration is used as \(Value.self)" }
  }

  /// Returns nil instead of a value.
  public static func absent<Given>(_ value: Given) -> Given? { nil }

  /// Returns an empty sequence instead of a value.
  public static func empty<Given>(_ value: Given) -> [MissingObject] { [] }
}
