import UIKit

private enum IndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

private enum DismissModeKey: EnvironmentKey { static var defaultValue: UIScrollView.KeyboardDismissMode { .none } }

extension EnvironmentValues {
  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }

  /// Whether scroll views can be scrolled by touch. Default: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { self[DismissModeKey.self] }
    set { self[DismissModeKey.self] = newValue }
  }
}
