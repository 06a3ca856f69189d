/// An object of a generic class, seen as one with another argument, as lightweight generics of Objective-C allow it: a layout
/// constraint has its anchors as `NSLayoutAnchor<AnyObject>`, and they are the same objects that made it.
///
/// Holds where the class stores nothing of the argument's type and all its arguments are classes.
package enum GenericErasure {
  /// An object, seen as one of the same class with another argument.
  ///
  /// Not inlined: the optimizer knows the class of `object` at the call, and would conclude from it that a cast of the result, or a
  /// comparison with it, always fails.
  @inline(never)
  package static func view<Object: AnyObject, Class: AnyObject>(_ object: Object, as type: Class.Type) -> Class {
    _ = isSound
    return Unmanaged<Class>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
  }

  private static let isSound: Void = mechanism.require()

  static let mechanism = RuntimeMechanism("generic classes being laid out alike for all classes as arguments") {
    let object = TrialGenericSubclass(41)
    let seen = unsafeBitCast(object, to: TrialGeneric<AnyObject>.self)
    guard seen.next == 42 else { return "calls of their methods have other results" }
    return isSubclass(seen) ? nil : "their objects lose their class"
  }

  /// Not optimized: to the compiler `TrialGeneric<AnyObject>` and `TrialGenericSubclass` are unrelated classes, so that it replaces
  /// the cast by `false`.
  @inline(never)
  @_optimize(none)
  private static func isSubclass(_ object: AnyObject) -> Bool {
    object is TrialGenericSubclass
  }
}

/// Open, so that the compiler can't know all subclasses and calls through the table.
open class TrialGeneric<Argument: AnyObject> {
  final let value: Int

  init(_ value: Int) { self.value = value }

  open var next: Int { value }
}

open class TrialGenericSubclass: TrialGeneric<TrialClass> {
  open override var next: Int { value + 1 }
}
