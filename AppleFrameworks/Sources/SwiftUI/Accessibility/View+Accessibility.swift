import UIKit

/// Sets accessibility properties of a view.
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

  /// Names the view for assistive technologies, with a text.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { named(label) }
  /// Names the view for assistive technologies, with a localized text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { named(Text(labelKey)) }
  /// Names the view for assistive technologies, with an unlocalized text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { named(Text(label)) }

  /// The view's value for assistive technologies, as a text.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.accessibilityValue = value.string(in: $1) }
  }

  /// The view's value for assistive technologies, as a localized text.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// The view's value for assistive technologies, as an unlocalized text.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// A hint at the outcome of activating the view, as a text.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.accessibilityHint = hint.string(in: $1) }
  }

  /// A hint at the outcome of activating the view, as a localized text.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// A hint at the outcome of activating the view, as an unlocalized text.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Whether the view and its descendants are hidden from assistive technologies.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { view, _ in view.accessibilityElementsHidden = hidden }
  }

  /// The identifier by which tests find the view. Users never hear it.
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
  /// - Parameter children: The part that descendants play. Default: `.ignore`.
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
