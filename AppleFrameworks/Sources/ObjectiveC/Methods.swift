// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The methods of classes in the Objective-C runtime. Swift on Linux has no such runtime: classes have no such methods,
/// and none can be exchanged or added. Code that checks for methods continues without them.

/// A method of a class.
public typealias Method = OpaquePointer
/// The implementation of a method.
public typealias IMP = OpaquePointer

/// Returns the instance method for a selector. Always `nil`.
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }

/// Returns the class method for a selector. Always `nil`.
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }

/// Adds a method to a class.
///
/// - Returns: Whether the method was added. Always `false`.
public func class_addMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces a method of a class.
///
/// - Returns: The previous implementation. Always `nil`.
@discardableResult
public func class_replaceMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Returns the implementation of a method. It is never called, because there are no methods.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns the type encoding of a method. It is never called, because there are no methods.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges two methods. It does nothing, because there are no methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
