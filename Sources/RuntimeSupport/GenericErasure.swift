/// An object of a generic class, seen as one with another argument, as lightweight generics of Objective-C allow it: a layout
/// constraint has its anchors as `NSLayoutAnchor<AnyObject>`, and they are the same objects that made it.
///
/// Holds where the class stores nothing of the argument's type and all its arguments are classes.
package enum GenericErasure {
  package static func view<Object: AnyObject, Class: AnyObject>(_ object: Object, as type: Class.Type) -> Class {
    _ = isSound
    return unsafeBitCast(object, to: type)
  }

  private static let isSound: Void = mechanism.require()

  static let mechanism = RuntimeMechanism("generic classes being laid out alike for all classes as arguments") {
    let object = TrialGenericSubclass(41)
    let seen = unsafeBitCast(object, to: TrialGeneric<AnyObject>.self)
    guard seen.next == 42 else { return "calls of their methods have other results" }
    return (seen as AnyObject) is TrialGenericSubclass ? nil : "their objects lose their class"
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
