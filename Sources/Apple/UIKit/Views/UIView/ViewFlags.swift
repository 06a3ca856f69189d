/// The flags of a view, in one word.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let userInteractionEnabled = ViewFlags(rawValue: 1 << 0)
  static let multipleTouchEnabled = ViewFlags(rawValue: 1 << 1)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
  static let translatesAutoresizingMask = ViewFlags(rawValue: 1 << 4)
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 5)
  static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 6)
  static let preservesSuperviewLayoutMargins = ViewFlags(rawValue: 1 << 7)
  static let insetsLayoutMarginsFromSafeArea = ViewFlags(rawValue: 1 << 8)
  static let isScrollView = ViewFlags(rawValue: 1 << 9)

  static let keepsContextBeforeDrawing = ViewFlags(rawValue: 1 << 10)
  static let hasPropertyObservers = ViewFlags(rawValue: 1 << 11)
  /// `viewDidLayoutSubviews()` of its controller is running.
  static let isInDidLayoutSubviews = ViewFlags(rawValue: 1 << 12)
  /// Layout was requested during `viewDidLayoutSubviews()`.
  static let asksForLayoutAgain = ViewFlags(rawValue: 1 << 13)

  /// The view becomes first responder when it is added to a window.
  static let becomesFirstResponderInWindow = ViewFlags(rawValue: 1 << 14)

  static let needsUpdateProperties = ViewFlags(rawValue: 1 << 15)
  static let descendantNeedsUpdateProperties = ViewFlags(rawValue: 1 << 16)

  static let initial: ViewFlags = [
    .userInteractionEnabled, .autoresizesSubviews, .translatesAutoresizingMask, .insetsLayoutMarginsFromSafeArea,
    .needsUpdateConstraints, .needsUpdateProperties,
  ]

  mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
