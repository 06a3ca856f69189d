/// Bars that code creates keep their height. Those of Interface Builder files have the priorities of other views.
@MainActor
protocol BarContentPriorities: OwnContentPriorities {}

extension BarContentPriorities {
  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  func defaultContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .required : .defaultHigh
  }
}

extension UINavigationBar: BarContentPriorities {}
extension UISearchBar: BarContentPriorities {}
extension UITabBar: BarContentPriorities {}
extension UIToolbar: BarContentPriorities {}
