import UIKit

/// A modifier that sets accessibility properties of a view.
struct AccessibilityModifier: EffectModifier {
  let apply: @MainActor (AccessibleView, EnvironmentValues) -> Void
  func makeView() -> AccessibleView { AccessibleView() }
  func configure(_ view: AccessibleView, _ box: EffectBox<Self>) { apply(view, box.environment) }
}

extension View {
  nonisolated func accessible(
    _ apply: @escaping @MainActor (AccessibleView, EnvironmentValues) -> Void
  ) -> some View {
    applying(AccessibilityModifier(apply: apply))
  }
  nonisolated private func named(_ label: Text) -> some View {
    accessible { view, environment in
      view.isAccessibilityElement = true
      view.accessibilityLabel = label.string(in: environment)
    }
  }

  /// Sets the accessibility label of the view to a text.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { named(label) }
  /// Sets the accessibility label of the view to a localized string.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { named(Text(labelKey)) }
  /// Sets the accessibility label of the view to an unlocalized string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { named(Text(label)) }

  /// Sets the accessibility value of the view to a text.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.accessibilityValue = value.string(in: $1) }
  }

  /// Sets the accessibility value of the view to a localized string.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of the view to an unlocalized string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the hint at the outcome of activating the view to a text.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.accessibilityHint = hint.string(in: $1) }
  }

  /// Sets the hint at the outcome of activating the view to a localized string.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the hint at the outcome of activating the view to an unlocalized string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Sets whether the view and its descendants are hidden from assistive technologies.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { view, _ in view.accessibilityElementsHidden = hidden }
  }

  /// Sets the identifier by which tests find the view. Assistive technologies do not read it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { view, _ in view.accessibilityIdentifier = identifier }
  }

  /// Adds traits to the view's accessibility element.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits = view.accessibilityTraits.union(traits.traits) }
  }

  /// Removes traits from the view's accessibility element.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits = view.accessibilityTraits.subtracting(traits.traits) }
  }

  /// Makes the view an accessibility element.
  ///
  /// - Parameter children: The role of the descendants. Default: `.ignore`.
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { view, _ in
      view.isAccessibilityElement = children != .contain
      if children == .combine { view.accessibilityLabel = ContentWords.of(view) }
    }
  }

  /// Explains the view's purpose with a localized text, which a screen reader speaks after the label.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// Explains the view's purpose with a text, which a screen reader speaks after the label.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Explains the view's purpose with an unlocalized text, which a screen reader speaks after the label.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
