/// The archiving of layers: each value under its key, without defaults.
extension CALayer {
  final func encodeValues(into coder: NSCoder) {
    encode(geometry.bounds.numbers, "bounds", default: CGRect.zero.numbers, coder)
    encode([geometry.position.x, geometry.position.y], "position", default: [0, 0], coder)
    encode([geometry.anchorPoint.x, geometry.anchorPoint.y], "anchorPoint", default: [0.5, 0.5], coder)
    encode([geometry.zPosition], "zPosition", default: [0], coder)
    encode(transform.numbers, "transform", default: CATransform3DIdentity.numbers, coder)
    encode(sublayerTransform.numbers, "sublayerTransform", default: CATransform3DIdentity.numbers, coder)
    encode([CGFloat(opacity)], "opacity", default: [1], coder)
    encode([cornerRadius], "cornerRadius", default: [0], coder)
    encode([borderWidth], "borderWidth", default: [0], coder)
    encode([contentsScale], "contentsScale", default: [1], coder)
    encode([CGFloat(shadowOpacity)], "shadowOpacity", default: [0], coder)
    encode([shadowRadius], "shadowRadius", default: [3], coder)
    encode([shadowOffset.width, shadowOffset.height], "shadowOffset", default: [0, -3], coder)
    encode(contentsRect.numbers, "contentsRect", default: CGRect.unit.numbers, coder)
    encode(contentsCenter.numbers, "contentsCenter", default: CGRect.unit.numbers, coder)
    encode(backgroundColor?.numbers ?? [], "backgroundColor", default: [], coder)
    encode(borderColor?.numbers ?? [], "borderColor", default: CGColor.opaqueBlack.numbers, coder)
    encode(shadowColor?.numbers ?? [], "shadowColor", default: CGColor.opaqueBlack.numbers, coder)
    if let name { coder.encode(name as NSString, forKey: "name") }
    if contentsGravity != .resize { coder.encode(contentsGravity.rawValue as NSString, forKey: "contentsGravity") }
    if cornerCurve != .circular { coder.encode(cornerCurve.rawValue as NSString, forKey: "cornerCurve") }
    if appearance.maskedCorners != 0b1111 { coder.encode(Int(appearance.maskedCorners), forKey: "maskedCorners") }
    let stored = flags.intersection(.archived)
    if stored != LayerFlags.initial { coder.encode(Int(stored.rawValue), forKey: "flags") }
    if !sublayerStore.isEmpty { coder.encode(sublayerStore as NSArray, forKey: "sublayers") }
    if let mask { coder.encode(mask, forKey: "mask") }
  }

  final func decode(from coder: NSCoder) {
    decode("bounds", 4, coder) { bounds = CGRect(numbers: $0) }
    decode("position", 2, coder) { position = CGPoint(x: $0[0], y: $0[1]) }
    decode("anchorPoint", 2, coder) { anchorPoint = CGPoint(x: $0[0], y: $0[1]) }
    decode("zPosition", 1, coder) { zPosition = $0[0] }
    decode("transform", 16, coder) { transform = CATransform3D(numbers: $0) }
    decode("sublayerTransform", 16, coder) { sublayerTransform = CATransform3D(numbers: $0) }
    decode("opacity", 1, coder) { opacity = Float($0[0]) }
    decode("cornerRadius", 1, coder) { cornerRadius = $0[0] }
    decode("borderWidth", 1, coder) { borderWidth = $0[0] }
    decode("contentsScale", 1, coder) { contentsScale = $0[0] }
    decode("shadowOpacity", 1, coder) { shadowOpacity = Float($0[0]) }
    decode("shadowRadius", 1, coder) { shadowRadius = $0[0] }
    decode("shadowOffset", 2, coder) { shadowOffset = CGSize(width: $0[0], height: $0[1]) }
    decode("contentsRect", 4, coder) { contentsRect = CGRect(numbers: $0) }
    decode("contentsCenter", 4, coder) { contentsCenter = CGRect(numbers: $0) }
    decodeColor("backgroundColor", coder) { backgroundColor = $0 }
    decodeColor("borderColor", coder) { borderColor = $0 }
    decodeColor("shadowColor", coder) { shadowColor = $0 }
    decodeText("name", coder) { name = $0 }
    decodeText("contentsGravity", coder) { contentsGravity = CALayerContentsGravity(rawValue: $0) }
    decodeText("cornerCurve", coder) { cornerCurve = CALayerCornerCurve(rawValue: $0) }
    if coder.containsValue(forKey: "maskedCorners") {
      maskedCorners = CACornerMask(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "maskedCorners")) & 0b1111)
    }
    if coder.containsValue(forKey: "flags") {
      let stored = LayerFlags(rawValue: UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "flags")))
      isGeometryFlipped = stored.contains(.isGeometryFlipped)
      flags = flags.subtracting(.archived).union(stored.intersection(.archived))
    }
    if let layers = object("sublayers", [NSArray.self, CALayer.self], coder) as? [CALayer] {
      for layer in layers { addSublayer(layer) }
    }
    if let mask = object("mask", [CALayer.self], coder) as? CALayer, mask.superlayer == nil {
      self.mask = mask
    }
  }

  // MARK: - Values as numbers

  final func encode(_ numbers: [CGFloat], _ key: String, default initial: [CGFloat], _ coder: NSCoder) {
    guard numbers != initial else { return }
    coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
  }

  /// Calls `body` with the numbers under a key if there are `count` of them and none is NaN.
  final func decode(_ key: String, _ count: Int, _ coder: NSCoder, _ body: ([CGFloat]) -> Void) {
    guard let numbers = numbers(key, coder), numbers.count == count else { return }
    body(numbers)
  }

  final func decodeColor(_ key: String, _ coder: NSCoder, _ body: (CGColor?) -> Void) {
    guard let numbers = numbers(key, coder) else { return }
    if numbers.isEmpty { body(nil) }
    if numbers.count == 4 { body(CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])) }
  }

  final func numbers(_ key: String, _ coder: NSCoder) -> [CGFloat]? {
    guard let array = object(key, [NSArray.self, NSNumber.self], coder) as? [NSNumber] else { return nil }
    let numbers = array.map { CGFloat($0.doubleValue) }
    return numbers.contains { $0.isNaN } ? nil : numbers
  }

  /// Returns the object under a key; `nil` for none, which coders report as an error.
  final func object(_ key: String, _ classes: [AnyClass], _ coder: NSCoder) -> Any? {
    coder.containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
  }

  private final func decodeText(_ key: String, _ coder: NSCoder, _ body: (String) -> Void) {
    if let text = object(key, [NSString.self], coder) as? String { body(text) }
  }
}

extension LayerFlags {
  fileprivate static let archived: LayerFlags = [
    .isHidden, .masksToBounds, .isOpaque, .isGeometryFlipped, .isDoubleSided, .needsDisplayOnBoundsChange,
    .allowsGroupOpacity, .drawsAsynchronously, .shouldRasterize, .allowsEdgeAntialiasing,
  ]
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

  fileprivate init(numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init(numbers n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}

extension CGColor {
  /// The red, green, blue and alpha components in sRGB.
  var numbers: [CGFloat] {
    [standard.red, standard.green, standard.blue, standard.alpha]
  }
}
