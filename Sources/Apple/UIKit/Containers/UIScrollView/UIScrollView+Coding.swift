// Keyed archives of scroll views.

extension UIScrollView {
  private enum Key {
    static let contentSize = "UIContentSize"
    static let contentInset = "UIContentInset"
    static let adjustment = "UIContentInsetAdjustmentBehavior"
    static let minimumZoomScale = "UIMinimumZoomScale"
    static let maximumZoomScale = "UIMaximumZoomScale"
    static let scrollDisabled = "UIScrollDisabled"
    static let paging = "UIPagingEnabled"
    static let alwaysBounceVertical = "UIAlwaysBounceVertical"
    static let alwaysBounceHorizontal = "UIAlwaysBounceHorizontal"
    static let hidesVerticalIndicator = "UIHidesVerticalScrollIndicator"
    static let hidesHorizontalIndicator = "UIHidesHorizontalScrollIndicator"
  }

  func encodeScrolling(into coder: NSCoder) {
    let inset = contentInset
    coder.encode(
      [contentSize.width, contentSize.height].map { NSNumber(value: Double($0)) }, forKey: Key.contentSize)
    coder.encode(
      [inset.top, inset.left, inset.bottom, inset.right].map { NSNumber(value: Double($0)) }, forKey: Key.contentInset)
    coder.encode(contentInsetAdjustmentBehavior.rawValue, forKey: Key.adjustment)
    coder.encode(Double(minimumZoomScale), forKey: Key.minimumZoomScale)
    coder.encode(Double(maximumZoomScale), forKey: Key.maximumZoomScale)
    coder.encode(!isScrollEnabled, forKey: Key.scrollDisabled)
    coder.encode(isPagingEnabled, forKey: Key.paging)
    coder.encode(alwaysBounceVertical, forKey: Key.alwaysBounceVertical)
    coder.encode(alwaysBounceHorizontal, forKey: Key.alwaysBounceHorizontal)
    coder.encode(!showsVerticalScrollIndicator, forKey: Key.hidesVerticalIndicator)
    coder.encode(!showsHorizontalScrollIndicator, forKey: Key.hidesHorizontalIndicator)
  }

  /// Decodes the values that `encodeScrolling(into:)` encoded. Missing values and values of another type leave the
  /// defaults.
  func decodeScrolling(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    // A change of the content size would move the offset that was decoded with the bounds.
    let offset = contentOffset
    func numbers(_ key: String, count: Int) -> [CGFloat]? {
      guard coder.containsValue(forKey: key), let list = coder.decodeObject(forKey: key) as? [NSNumber],
        list.count == count
      else { return nil }
      let values = list.map { CGFloat($0.doubleValue) }
      return values.allSatisfy(\.isFinite) ? values : nil
    }
    func scale(_ key: String) -> CGFloat? {
      guard coder.containsValue(forKey: key) else { return nil }
      let value = CGFloat(coder.decodeDouble(forKey: key))
      return value.isFinite && value > 0 ? value : nil
    }
    if let values = numbers(Key.contentSize, count: 2) { contentSize = CGSize(width: values[0], height: values[1]) }
    if let values = numbers(Key.contentInset, count: 4) {
      contentInset = UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
    if coder.containsValue(forKey: Key.adjustment),
      let behavior = ContentInsetAdjustmentBehavior(rawValue: coder.decodeInteger(forKey: Key.adjustment))
    {
      contentInsetAdjustmentBehavior = behavior
    }
    minimumZoomScale = scale(Key.minimumZoomScale) ?? minimumZoomScale
    maximumZoomScale = scale(Key.maximumZoomScale) ?? maximumZoomScale
    isScrollEnabled = !coder.decodeBool(forKey: Key.scrollDisabled)
    isPagingEnabled = coder.decodeBool(forKey: Key.paging)
    alwaysBounceVertical = coder.decodeBool(forKey: Key.alwaysBounceVertical)
    alwaysBounceHorizontal = coder.decodeBool(forKey: Key.alwaysBounceHorizontal)
    showsVerticalScrollIndicator = !coder.decodeBool(forKey: Key.hidesVerticalIndicator)
    showsHorizontalScrollIndicator = !coder.decodeBool(forKey: Key.hidesHorizontalIndicator)
    contentOffset = offset
  }
}
