import UIKit

/// Registration of a class's declarations with `@objc`, `@IBOutlet`, `@IBAction` and `@IBInspectable`. Code that is
/// generated from a project's sources calls it. For manual registration, use ``expose(_:as:module:_:)``.
///
/// All calls must be on the main thread, before the class is used by name. Methods may be registered on any thread.
@_spi(Host)
public enum ObjectiveCClass {
  /// Registers the name of a class for files and `NSClassFromString`, if it differs from its Swift name.
  public static func name(_ name: String, _ class: AnyClass) {
    MainActor.assumeIsolated { MemberTables.register(`class`, as: name, module: nil) }
  }

  /// Returns the class of a name: one with `@objc(name)`, one with its module as a prefix, or one in the program's
  /// modules.
  public static func named(_ name: String) -> AnyClass? {
    let registered =
      Thread.isMainThread
      ? MainActor.assumeIsolated {
        Unchecked(MemberTables.registeredClass(name, module: nil) ?? MemberTables.classOfTarget(name))
      }.type : nil
    return registered ?? NSClassFromString(name)
  }

  // Unchecked: a class is not mutable state.
  private struct Unchecked: @unchecked Sendable {
    let type: AnyClass?
    init(_ type: AnyClass?) { self.type = type }
  }

  /// Registers `init()` of a class, if it does not override the initializer of a superclass for Swift, so that
  /// ``ClassInstance`` finds it for a class in a variable.
  public static func instance<Object: NSObject>(_ class: Object.Type, _ make: @escaping @MainActor () -> Object) {
    DeclaredInitializers.register(`class`, make)
  }

  /// Registers which optional methods a class implements, by their selectors, of those whose presence matters.
  public static func implemented(_ selectors: [String], _ class: AnyClass) {
    ImplementedMembers.register(selectors, of: `class`)
  }

  /// Returns whether a class registered a member without arguments under a name.
  public static func hasMember(_ name: String, _ class: AnyClass) -> Bool {
    SelectorTable.body(of: Selector(name), for: `class`) != nil
  }

  /// Returns the result of a member without arguments.
  @MainActor
  public static func value(_ name: String, of object: AnyObject) -> Any? {
    SelectorTable.send(Selector(name), to: object)
  }

  /// Registers a method without a result.
  public static func method<Root: AnyObject>(
    _ selector: String, _ class: Root.Type, _ body: @escaping @MainActor (Root, MessageArguments) -> Void
  ) {
    SelectorTable.add(Selector(selector), to: `class`) { object, arguments in
      body(object, MessageArguments(selector, arguments))
      return nil
    }
  }

  /// Registers a method with a result.
  public static func function<Root: AnyObject>(
    _ selector: String, _ class: Root.Type, _ body: @escaping @MainActor (Root, MessageArguments) -> Any?
  ) {
    SelectorTable.add(Selector(selector), to: `class`) { object, arguments in
      body(object, MessageArguments(selector, arguments))
    }
  }

  /// Registers a class method.
  public static func classMethod<Root: AnyObject>(
    _ selector: String, _ class: Root.Type, _ body: @escaping @MainActor (Root.Type, MessageArguments) -> Any?
  ) {
    SelectorTable.add(Selector(selector), toClass: `class`) { type, arguments in
      body(type, MessageArguments(selector, arguments))
    }
  }

  /// Registers a property that can be set by name: an outlet, an inspectable value, or another property.
  ///
  /// - Parameter body: A closure that sets the property to a value, or throws if the value has another type.
  public static func setter<Root: AnyObject>(
    _ key: String, _ class: Root.Type, _ body: @escaping @MainActor (Root, KeyedValue) throws -> Void
  ) {
    MainActor.assumeIsolated {
      MemberTables.expose(key, of: `class`) { object, value in
        guard let object = object as? Root else { return false }
        return (try? body(object, KeyedValue(value))) != nil
      }
    }
  }
}

/// A value for setting a property by name.
@_spi(Host)
public struct KeyedValue {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  /// Returns the value as the type of the property.
  ///
  /// - Throws: An error if the value has another type.
  public func callAsFunction<Value>() throws -> Value {
    if let value {
      if let fitting = BridgedValue.converted(value, to: Value.self) { return fitting }
    } else if let absent = AbsentValue.of(Value.self) {
      return absent
    }
    throw WrongValue()
  }

  private struct WrongValue: Error {}
}
