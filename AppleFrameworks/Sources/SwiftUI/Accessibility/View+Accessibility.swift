import UIKit

extension View {
  nonisolated private func accessible(_ apply: @escaping @MainActor (PassingView, EnvironmentValues) -> Void)
    -> some View
  {
    applying(AccessibilityModifier(apply: apply))
  }
  nonisolated private func named(_ label: Text) -> some View {
    accessible { view, environment in
      view.isAccessibilityElement = true
      view.accessibilityLabel = label.string(in: environment)
    }
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { named(label) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { named(Text(labelKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { named(Text(label)) }
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.accessibilityValue = value.string(in: $1) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.accessibilityHint = hint.string(in: $1) }
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { view, _ in view.accessibilityElementsHidden = hidden }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { view, _ in view.accessibilityIdentifier = identifier }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits = view.accessibilityTraits.union(traits.traits) }
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits = view.accessibilityTraits.subtracting(traits.traits) }
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { view, _ in
      view.isAccessibilityElement = children != .contain
      if children == .combine { view.accessibilityLabel = ContentWords.of(view) }
    }
  }
}
