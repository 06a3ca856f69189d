import UIKit

extension View {
  /// Names the view for assistive technologies under a condition.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessible { view, environment in
      if isEnabled { view.isAccessibilityElement = true }
      view.accessibilityLabel = isEnabled ? label.string(in: environment) : nil
    }
  }

  /// Names the view for assistive technologies with a localized text, under a condition.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Names the view for assistive technologies with an unlocalized text, under a condition.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets whether assistive technologies offer to act on the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:)
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accessible { view, _ in view.accessibilityRespondsToUserInteraction = respondsToUserInteraction }
  }
}
