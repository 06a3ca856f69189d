import RuntimeSupport

extension CALayer {
  /// Makes a layer of a class that is known only at run time, as `UIView.layerClass` gives it, by the `init()` of that
  /// class.
  package static func make(_ type: CALayer.Type) -> CALayer {
    type == CALayer.self ? CALayer() : ClassInitializers.make(type)
  }

  /// Returns the copy of this layer made by its class's `init(layer:)`.
  final func presentationCopy() -> Self {
    let copy = CopyInitializer.ofLayers.make(type(of: self), self)
    copy.extrasToChange.model = self
    return copy
  }
}

private enum CopyInitializer {
  /// `CALayer.init(layer:)`, the first one in that class.
  static let ofLayers = ClassInitializer<Any>(of: CALayer.self)
}
