import Foundation

/// What stands in an app's sources where a statement or a value could not be compiled without a module that is not there.
///
/// The first argument is the source text, the second its file and line.
public enum LeftOut {
  /// A statement.
  public static func statement(_ text: StaticString, _ place: StaticString) { MissingUses.noteLeftOut(text, place) }

  /// A value whose type the code around it says: the type's plainest.
  public static func value<Value>(_ text: StaticString, _ place: StaticString) -> Value {
    MissingUses.noteLeftOut(text, place)
    return PlainValue.make { "\(text), at \(place), needs a module that is not there" }
  }

  /// A value whose type nothing says.
  public static func object(_ text: StaticString, _ place: StaticString) -> MissingObject {
    MissingUses.noteLeftOut(text, place)
    return MissingObject()
  }

  /// A value that is unwrapped: nothing.
  public static func nothing(_ text: StaticString, _ place: StaticString) -> MissingObject? {
    MissingUses.noteLeftOut(text, place)
    return nil
  }

  /// A condition: it does not hold.
  public static func condition(_ text: StaticString, _ place: StaticString) -> Bool {
    MissingUses.noteLeftOut(text, place)
    return false
  }

  /// What a loop goes through: nothing.
  public static func sequence(_ text: StaticString, _ place: StaticString) -> [MissingObject] {
    MissingUses.noteLeftOut(text, place)
    return []
  }

  /// Code that can't go on: an initializer's body, say.
  public static func stop(_ text: StaticString, _ place: StaticString) -> Never {
    MissingUses.noteLeftOut(text, place)
    fatalError("\(text), at \(place), needs a module that is not there")
  }

  /// A value that the code around it takes for one of another type.
  public static func converted<Given, Value>(_ value: Given) -> Value {
    if let value = value as? Value { return value }
    return PlainValue.make { "a value of a module that is not there is used as \(Value.self)" }
  }

  /// A value that the code around it takes for an optional one: nothing.
  public static func absent<Given>(_ value: Given) -> Given? { nil }

  /// A value that the code around it takes for a sequence: an empty one.
  public static func empty<Given>(_ value: Given) -> [MissingObject] { [] }
}
