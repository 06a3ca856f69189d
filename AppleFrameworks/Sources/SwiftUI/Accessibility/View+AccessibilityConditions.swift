import UIKit

extension View {
  /// Sets the accessibility label of the view to a text if a condition is true.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessible { view, environment in
      if isEnabled { view.isAccessibilityElement = true }
      view.accessibilityLabel = isEnabled ? label.string(in: environment) : nil
    }
  }

  /// Sets the accessibility label of the view to a localized string if a condition is true.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view to an unlocalized string if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets whether assistive technologies offer interaction with the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:)
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accessible { view, _ in view.accessibilityRespondsToUserInteraction = respondsToUserInteraction }
  }
}
