/// Bars made in code keep to their height; in Interface Builder files they have what all views have.
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
