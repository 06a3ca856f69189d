extension CALayer {
  /// The blend mode with which the layer and its sublayers are composited as a group.
  @_spi(Host) public final var groupBlendMode: CGBlendMode {
    get { extras?.blendMode ?? .normal }
    set { if newValue != groupBlendMode { extrasToChange.blendMode = newValue } }
  }

  /// The standard deviation of the blur of the layer with its sublayers, in points. Values that aren't positive and
  /// finite mean none.
  @_spi(Host) public final var groupBlurRadius: CGFloat {
    get { extras?.blurSigma ?? 0 }
    set {
      let sigma = newValue.isFinite ? max(0, newValue) : 0
      if sigma != groupBlurRadius { extrasToChange.blurSigma = sigma }
    }
  }
}

extension CALayer {
  /// The distance that the blur extends beyond the contents. Beyond three standard deviations, less than a thousandth
  /// remains; one point is added for rounding. A layer that masks to its bounds blurs only what is inside of them.
  final var blurReach: CGFloat {
    guard let sigma = extras?.blurSigma, sigma > 0, !flags.contains(.masksToBounds) else { return 0 }
    return 3 * sigma + 1
  }
}

extension LayerExtras {
  /// Whether the layer is drawn as a separate image before it is composited.
  var isGroup: Bool { blendMode != .normal || blurSigma > 0 }
}

extension CALayer {
  final func storeCompositingFilter(_ filter: Any?) {
    guard filter != nil || extras?.compositingFilter != nil else { return }
    extrasToChange.compositingFilter = filter
    extrasToChange.blendMode = (filter as? String).flatMap { Self.blendModes[$0] } ?? .normal
  }

  /// The blend modes by the names of the filters.
  private static let blendModes: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
    "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker,
  ]

  /// Returns the value of a key in `style` or in a nested style.
  final func styledValue(forKey key: String) -> Any? {
    var style = extras?.style
    while let current = style {
      if let value = current[key] { return value }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }
}
