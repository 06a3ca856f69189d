import Foundation

/// What everything of a module that is not there can do: any member, any call, any subscript.
///
/// Each comes in three forms. What nothing else is asked of is an object of its own; what is chained or unwrapped is optional, and
/// nothing; what is used as a value of a known type is that type's plainest value. The compiler prefers them in this order.
@dynamicMemberLookup @dynamicCallable
public protocol MissingMembers {}

extension MissingMembers {
  public subscript(dynamicMember name: String) -> MissingObject {
    get { MissingObject.met(name, of: Self.self) }
    nonmutating set { MissingUses.note(name, of: Self.self) }
  }

  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> MissingObject? {
    get { MissingObject.metNothing(name, of: Self.self) }
    nonmutating set { MissingUses.note(name, of: Self.self) }
  }

  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { MissingObject.metValue(name, of: Self.self) }
    nonmutating set { MissingUses.note(name, of: Self.self) }
  }

  public static subscript(dynamicMember name: String) -> MissingObject {
    get { MissingObject.met(name, of: Self.self) }
    set { MissingUses.note(name, of: Self.self) }
  }

  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> MissingObject? {
    get { MissingObject.metNothing(name, of: Self.self) }
    set { MissingUses.note(name, of: Self.self) }
  }

  @_disfavoredOverload
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { MissingObject.metValue(name, of: Self.self) }
    set { MissingUses.note(name, of: Self.self) }
  }

  public subscript(_ keys: Any?...) -> MissingObject {
    get { MissingObject.met("subscript", of: Self.self) }
    nonmutating set { MissingUses.note("subscript", of: Self.self) }
  }

  @_disfavoredOverload
  public subscript<Value>(_ keys: Any?...) -> Value {
    get { MissingObject.metValue("subscript", of: Self.self) }
    nonmutating set { MissingUses.note("subscript", of: Self.self) }
  }

  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> MissingObject {
    MissingObject.met("call", of: Self.self)
  }

  @_disfavoredOverload @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> MissingObject? {
    MissingObject.metNothing("call", of: Self.self)
  }

  @_disfavoredOverload @discardableResult
  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Value {
    MissingObject.metValue("call", of: Self.self)
  }

  /// What stands where a declared optional value is asked for: nothing.
  public var missingOptional: MissingObject? { nil }
}
