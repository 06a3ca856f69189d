// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Methods of classes as Objective-C's runtime knows them. Swift on Linux has no such runtime: no class has a method in it, and none can
/// be exchanged or added. Code that asks first goes on without.

/// A method of a class.
public typealias Method = OpaquePointer
/// A method's code.
public typealias IMP = OpaquePointer

/// The method that a class's objects answer a selector with: none.
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }

/// The method that a class itself answers a selector with: none.
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }

/// Adds a method to a class.
///
/// - Returns: Whether it was added: it was not.
public func class_addMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Gives a class another method of a name.
///
/// - Returns: The method before: none.
@discardableResult
public func class_replaceMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// A method's code. There is no method to ask for.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// A method's types as text. There is no method to ask for.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges two methods. There are no methods to exchange.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
