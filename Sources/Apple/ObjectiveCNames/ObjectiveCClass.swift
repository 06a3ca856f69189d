import UIKit

/// Tells by name what `@objc`, `@IBOutlet`, `@IBAction` and `@IBInspectable` say of a class. Code that is made from a
/// project's sources calls it; by hand there is ``expose(_:as:module:_:)``.
///
/// All of it belongs on the main thread, before the class is used by name. Methods may be told from anywhere.
@_spi(Host)
public enum ObjectiveCClass {
  /// The name by which files and `NSClassFromString` know a class, where that is not its Swift name.
  public static func name(_ name: String, _ class: AnyClass) {
    MainActor.assumeIsolated { MemberTables.register(`class`, as: name, module: nil) }
  }

  /// The class that is known by a name: one of `@objc(name)`, one with its module before it, or one of the program's modules.
  public static func named(_ name: String) -> AnyClass? {
    let registered =
      Thread.isMainThread
      ? MainActor.assumeIsolated {
        Unchecked(MemberTables.registeredClass(name, module: nil) ?? MemberTables.classOfTarget(name))
      }.type : nil
    return registered ?? NSClassFromString(name)
  }

  // Unchecked: a class is no state.
  private struct Unchecked: @unchecked Sendable {
    let type: AnyClass?
    init(_ type: AnyClass?) { self.type = type }
  }

  /// Whether a class registered a member without arguments under a name.
  public static func hasMember(_ name: String, _ class: AnyClass) -> Bool {
    SelectorTable.body(of: Selector(name), for: `class`) != nil
  }

  /// What a member without arguments returns.
  @MainActor
  public static func value(_ name: String, of object: AnyObject) -> Any? {
    SelectorTable.send(Selector(name), to: object)
  }

  /// A method that returns nothing.
  public static func method<Root: AnyObject>(
    _ selector: String, _ class: Root.Type, _ body: @escaping @MainActor (Root, MessageArguments) -> Void
  ) {
    SelectorTable.add(Selector(selector), to: `class`) { object, arguments in
      body(object, MessageArguments(selector, arguments))
      return nil
    }
  }

  /// A method that returns something.
  public static func function<Root: AnyObject>(
    _ selector: String, _ class: Root.Type, _ body: @escaping @MainActor (Root, MessageArguments) -> Any?
  ) {
    SelectorTable.add(Selector(selector), to: `class`) { object, arguments in
      body(object, MessageArguments(selector, arguments))
    }
  }

  /// A property that can be set by name: an outlet, an inspectable value, or any other.
  ///
  /// - Parameter body: sets it to the value that it gets, which is of the property's type or throws.
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

/// A value that a property is set to by name.
@_spi(Host)
public struct KeyedValue {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  /// The value as the type of the property.
  ///
  /// - Throws: where it is of another type.
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
