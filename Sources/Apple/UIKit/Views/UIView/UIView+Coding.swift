// Keyed archives of views: geometry, appearance and subviews.

extension UIView {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let alpha = "UIAlpha"
    static let hidden = "UIHidden"
    static let tag = "UITag"
    static let clips = "UIClipsToBounds"
    static let autoresizing = "UIAutoresizingMask"
    static let contentMode = "UIContentMode"
    static let interactionDisabled = "UIUserInteractionDisabled"
    static let subviews = "UISubviews"
  }

  func encodeState(into coder: NSCoder) {
    let (bounds, center) = (self.bounds, self.center)
    coder.encode(
      [bounds.minX, bounds.minY, bounds.width, bounds.height].map { NSNumber(value: Double($0)) }, forKey: Key.bounds)
    coder.encode([center.x, center.y].map { NSNumber(value: Double($0)) }, forKey: Key.center)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(isHidden, forKey: Key.hidden)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(clipsToBounds, forKey: Key.clips)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizing)
    coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(!isUserInteractionEnabled, forKey: Key.interactionDisabled)
    coder.encode(self is any SubviewBuilding ? [] : subviews, forKey: Key.subviews)
  }

  /// Decodes the values that `encodeState(into:)` wrote. A missing value or one of another type leaves the default.
  func decode(from coder: NSCoder) {
    if coder.decodePart(UIView.self, of: self) { return }
    guard coder.allowsKeyedCoding else { return }
    func numbers(_ key: String, count: Int) -> [CGFloat]? {
      guard coder.containsValue(forKey: key), let list = coder.decodeObject(forKey: key) as? [NSNumber],
        list.count == count
      else { return nil }
      let values = list.map { CGFloat($0.doubleValue) }
      return values.allSatisfy(\.isFinite) ? values : nil
    }
    if let values = numbers(Key.bounds, count: 4) {
      bounds = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    if let values = numbers(Key.center, count: 2) { center = CGPoint(x: values[0], y: values[1]) }
    if coder.containsValue(forKey: Key.alpha) { alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha)) }
    if coder.containsValue(forKey: Key.hidden) { isHidden = coder.decodeBool(forKey: Key.hidden) }
    if coder.containsValue(forKey: Key.tag) { tag = coder.decodeInteger(forKey: Key.tag) }
    if coder.containsValue(forKey: Key.clips) { clipsToBounds = coder.decodeBool(forKey: Key.clips) }
    if coder.containsValue(forKey: Key.autoresizing) {
      let mask = coder.decodeInteger(forKey: Key.autoresizing)
      autoresizingMask = AutoresizingMask(rawValue: UInt(truncatingIfNeeded: mask))
    }
    if coder.containsValue(forKey: Key.contentMode),
      let mode = ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode))
    {
      contentMode = mode
    }
    if coder.containsValue(forKey: Key.interactionDisabled) {
      isUserInteractionEnabled = !coder.decodeBool(forKey: Key.interactionDisabled)
    }
    if coder.containsValue(forKey: Key.subviews) {
      for case let view as UIView in coder.decodeObject(forKey: Key.subviews) as? [Any] ?? [] { addSubview(view) }
    }
  }

  /// The identifier for restoring the view's state. It is stored only, since a host doesn't restore state.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/restorationidentifier
  public var restorationIdentifier: String? {
    get { rareStorage?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }
}
