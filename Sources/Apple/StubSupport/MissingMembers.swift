import Foundation

/// The members of all types in a missing module: any member, call or subscript.
///
/// Each has three forms. If its result is not used further, it is an object. If it is chained or unwrapped, it is an
/// optional without a value. If a value of a known type is required, it is the default value of that type. The compiler
/// prefers them in this order.
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

  /// The value of a declared optional, which is nil.
  public var missingOptional: MissingObject? { nil }
}
