import RuntimeSupport

extension CALayer {
  /// Creates a layer of a class that is known only at run time, such as `UIView.layerClass`, with the `init()` of that
  /// class.
  package static func make(_ type: CALayer.Type) -> CALayer {
    type == CALayer.self ? CALayer() : ClassInitializers.make(type)
  }

  /// Returns a copy of this layer, created with `init(layer:)` of its class.
  final func presentationCopy() -> Self {
    let copy = CopyInitializer.ofLayers.make(type(of: self), self)
    copy.extrasToChange.model = self
    return copy
  }
}

private enum CopyInitializer {
  /// The initializer `CALayer.init(layer:)`, the first one in that class.
  static let ofLayers = ClassInitializer<Any>(of: CALayer.self)
}
