extension CALayer {
  /// How all that the layer draws, together with its sublayers, is laid onto what lies behind.
  @_spi(Host) public final var groupBlendMode: CGBlendMode {
    get { extras?.blendMode ?? .normal }
    set { if newValue != groupBlendMode { extrasToChange.blendMode = newValue } }
  }

  /// The standard deviation of the blur of all that the layer draws, together with its sublayers, in points. What is not
  /// positive and finite is none.
  @_spi(Host) public final var groupBlurRadius: CGFloat {
    get { extras?.blurSigma ?? 0 }
    set {
      let sigma = newValue.isFinite ? max(0, newValue) : 0
      if sigma != groupBlurRadius { extrasToChange.blurSigma = sigma }
    }
  }
}

extension CALayer {
  /// How far the blur of what the layer draws reaches beyond that. Beyond three standard deviations less than a thousandth is
  /// left; one point more is for rounding. A layer that masks to its bounds blurs what is in these, and nothing shines out.
  final var blurReach: CGFloat {
    guard let sigma = extras?.blurSigma, sigma > 0, !flags.contains(.masksToBounds) else { return 0 }
    return 3 * sigma + 1
  }
}

extension LayerExtras {
  /// Whether what the layer draws becomes a picture of its own before it is laid onto anything.
  var isGroup: Bool { blendMode != .normal || blurSigma > 0 }
}

extension CALayer {
  final func storeCompositingFilter(_ filter: Any?) {
    guard filter != nil || extras?.compositingFilter != nil else { return }
    extrasToChange.compositingFilter = filter
    extrasToChange.blendMode = (filter as? String).flatMap { Self.blendModes[$0] } ?? .normal
  }

  /// Blend modes by the names of the filters.
  private static let blendModes: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
    "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker,
  ]

  /// Returns the value that `style`, or a style within it, has for a key.
  final func styledValue(forKey key: String) -> Any? {
    var style = extras?.style
    while let current = style {
      if let value = current[key] { return value }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }
}
