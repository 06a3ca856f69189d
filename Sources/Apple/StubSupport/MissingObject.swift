import Foundation

/// An object of a module that is not there: the superclass of what is declared in its place, and what nothing more is known of.
///
/// Unchecked: it keeps nothing. The type that it replaces may be sendable in the project's code.
open class MissingObject: NSObject, MissingMembers, @unchecked Sendable {
  public override init() { super.init() }

  /// Nothing, so that a label that it is shown in stays empty.
  open override var description: String { "" }

  /// What a member gives that is only passed on or used further.
  public static func met<Base>(_ name: String, of type: Base.Type) -> MissingObject {
    MissingUses.note(name, of: type)
    return MissingObject()
  }

  /// What a member gives that is chained or unwrapped.
  public static func metNothing<Base>(_ name: String, of type: Base.Type) -> MissingObject? {
    MissingUses.note(name, of: type)
    return nil
  }

  /// What a member gives where a value of a known type is wanted.
  public static func metValue<Base, Value>(_ name: String, of type: Base.Type) -> Value {
    MissingUses.note(name, of: type)
    return PlainValue.make { "\(Base.self).\(name) of a module that is not there" }
  }
}

extension BinaryInteger {
  /// Zero: a number of a module that is not there.
  public init(_ object: MissingObject) { self = 0 }
}

extension BinaryFloatingPoint {
  /// Zero: a number of a module that is not there.
  public init(_ object: MissingObject) { self = 0 }
}

extension String {
  /// The empty text: one of a module that is not there.
  public init(_ object: MissingObject) { self = "" }
}

/// What a name after a dot means where only something missing can say it, such as `.prominent`.
///
/// Unchecked: as its superclass.
public final class MissingChoice: MissingObject, PlainMissing, @unchecked Sendable {
  public static func plainMissing() -> Any { MissingChoice() }
}
