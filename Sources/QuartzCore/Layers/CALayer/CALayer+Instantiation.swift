import Foundation

extension CALayer {
  /// Makes a layer of a class that is known only at run time, as `UIView.layerClass` gives it, by the `init()` of that
  /// class.
  ///
  /// Swift makes objects of a class held in a variable by `required` initialisers only. `CALayer.init()` can't be that:
  /// subclasses would have to write `required` where Apple's want `override`. But `init()` has an entry in the table of
  /// every class's methods, the first one, which it inherits from `NSObject`. `RootShape` has its own `required init()`
  /// in that place, so a call through it reaches the class's `init()`.
  package static func make(_ type: CALayer.Type) -> CALayer {
    if type == CALayer.self { return CALayer() }
    return unsafeDowncast(makeObject(of: type), to: CALayer.self)
  }

  /// The copy of this layer made by its class's `init(layer:)`, which is the first new entry of `CALayer`'s table.
  final func presentationCopy() -> Self {
    let copy = unsafeDowncast(Self.instantiate(type(of: self), copying: self), to: Self.self)
    copy.extrasToChange.model = self
    return copy
  }

  /// Makes an object of any class under `NSObject` by the `init()` of that class. See `make(_:)`.
  ///
  /// Not optimised, so that the calls go by the tables of methods and not straight to the shapes' initialisers.
  @inline(never) @_optimize(none)
  package static func makeObject(of type: NSObject.Type) -> NSObject {
    unsafeBitCast(unsafeBitCast(type, to: RootShape.Type.self).init(), to: NSObject.self)
  }

  @inline(never) @_optimize(none)
  private static func instantiate(_ type: CALayer.Type, copying layer: CALayer) -> CALayer {
    unsafeBitCast(unsafeBitCast(type, to: LayerShape.Type.self).init(layer: layer), to: CALayer.self)
  }
}

/// A class whose first method is `init()`, as `NSObject`'s is.
private class RootShape {
  required init() {}
}

/// Without a subclass, the compiler would know where each call goes.
private final class RootShapeSubclass: RootShape {}

/// A class laid out as `CALayer`: under `NSObject`, as many stored fields, `init(layer:)` the first method.
private class LayerShape: NSObject {
  required init(layer: Any) {}

  final var field1: Int = 0
  final var field2: Int = 0
  final var field3: Int = 0
  final var field4: Int = 0
  final var field5: Int = 0
  final var field6: Int = 0
  final var field7: Int = 0
  final var field8: Int = 0
  final var field9: Int = 0
}

private final class LayerShapeSubclass: LayerShape {}
