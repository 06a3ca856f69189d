import Foundation

/// An object of a missing module. It is the superclass of declared replacements, and the class of all unknown objects.
///
/// Unchecked: it has no state. The type that it replaces may be sendable in the project's code.
open class MissingObject: NSObject, MissingMembers, @unchecked Sendable {
  public override init() { super.init() }

  /// An empty text, so that labels that display it are empty.
  open override var description: String { "" }

  /// Returns the result of a member that is used without a known type.
  public static func met<Base>(_ name: String, of type: Base.Type) -> MissingObject {
    MissingUses.note(name, of: type)
    return MissingObject()
  }

  /// Returns the result of a member that is chained or unwrapped.
  public static func metNothing<Base>(_ name: String, of type: Base.Type) -> MissingObject? {
    MissingUses.note(name, of: type)
    return nil
  }

  /// Returns the result of a member for which a value of a known type is required.
  public static func metValue<Base, Value>(_ name: String, of type: Base.Type) -> Value {
    MissingUses.note(name, of: type)
    return PlainValue.make { "\(Base.self).\(name) of a module that is not there" }
  }
}

extension BinaryInteger {
  /// Creates zero, for a number of a missing module.
  public init(_ object: MissingObject) { self = 0 }
}

extension BinaryFloatingPoint {
  /// Creates zero, for a number of a missing module.
  public init(_ object: MissingObject) { self = 0 }
}

extension String {
  /// Creates an empty text, for a text of a missing module.
  public init(_ object: MissingObject) { self = "" }
}

/// The value of an implicit member expression such as `.prominent`, if only a missing type could have the member.
///
/// Unchecked: it has no state, as its superclass.
public final class MissingChoice: MissingObject, PlainMissing, @unchecked Sendable {
  public static func plainMissing() -> Any { MissingChoice() }
}
