/// A conversion of an object of a generic class to the same class with another argument, as Objective-C's lightweight
/// generics permit. A layout constraint, for example, returns its anchors as `NSLayoutAnchor<AnyObject>`, and they are
/// the original objects.
///
/// The conversion is valid for a class that stores nothing of the argument's type, has only classes as arguments, and
/// is open, as are its overridden methods. For other classes, the optimizer can see all subclasses, none of which has
/// the other argument.
package enum GenericErasure {
  /// Returns an object as one of the same class with another argument.
  ///
  /// The function is not inlined. Otherwise, the optimizer would see the class of `object` at the call, and conclude
  /// that a cast of the result, or a comparison with it, always fails.
  @inline(never)
  package static func view<Object: AnyObject, Class: AnyObject>(_ object: Object, as type: Class.Type) -> Class {
    _ = isSound
    return Unmanaged<Class>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
  }

  private static let isSound: Void = mechanism.require()

  static let mechanism = RuntimeMechanism("generic classes having the same layout for all class arguments") {
    let object = TrialGenericSubclass(41)
    let seen = unsafeBitCast(object, to: TrialGeneric<AnyObject>.self)
    guard seen.next == 42 else { return "calls of their methods have different results" }
    return isSubclass(seen) ? nil : "their objects lose their class"
  }

  /// Returns whether the object is an instance of the subclass. The function is not optimized, because
  /// `TrialGeneric<AnyObject>` and `TrialGenericSubclass` are unrelated to the compiler, which would replace the cast
  /// by `false`.
  @inline(never)
  @_optimize(none)
  private static func isSubclass(_ object: AnyObject) -> Bool {
    object is TrialGenericSubclass
  }
}

/// A class for the check. It is open, so that the compiler can't know all subclasses and calls through the table.
open class TrialGeneric<Argument: AnyObject> {
  final let value: Int

  init(_ value: Int) { self.value = value }

  open var next: Int { value }
}

open class TrialGenericSubclass: TrialGeneric<TrialClass> {
  open override var next: Int { value + 1 }
}
