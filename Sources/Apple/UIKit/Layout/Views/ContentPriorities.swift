/// The content priorities of views if the app sets none.
@MainActor
enum ContentPriorities {
  static func defaultHugging(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (view as? any OwnContentPriorities)?.defaultContentHuggingPriority(for: axis) ?? .defaultLow
  }

  static func defaultCompressionResistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (view as? any OwnContentPriorities)?.defaultContentCompressionResistancePriority(for: axis) ?? .defaultHigh
  }
}

/// A view class whose default content priorities differ from 250 and 750.
@MainActor
protocol OwnContentPriorities: UIView {
  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  func defaultContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
}

extension OwnContentPriorities {
  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  func defaultContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
}
