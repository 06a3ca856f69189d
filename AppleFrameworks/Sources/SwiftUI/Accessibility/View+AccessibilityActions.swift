import UIKit

extension View {
  /// Adds an action for an accessibility gesture.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    // Unchecked: The action runs only on the main actor.
    nonisolated(unsafe) let handler = handler
    return accessible { view, _ in
      view.isAccessibilityElement = true
      switch actionKind.kind {
      case .activate: view.activate = handler
      case .escape: view.escape = handler
      case .magicTap: view.magicTap = handler
      }
    }
  }

  /// Adds a named action that assistive technologies offer.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:)
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    // Unchecked: The action runs only on the main actor.
    nonisolated(unsafe) let handler = handler
    return accessible { view, environment in
      let name = name.string(in: environment)
      view.isAccessibilityElement = true
      let action = UIAccessibilityCustomAction(name: name) { _ in
        handler()
        return true
      }
      let others = (view.accessibilityCustomActions ?? []).filter { $0.name != name }
      view.accessibilityCustomActions = others + [action]
    }
  }

  /// Adds an action with a localized name that assistive technologies offer.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with an unlocalized name that assistive technologies offer.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action that adjusts the value of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    // Unchecked: The action runs only on the main actor.
    nonisolated(unsafe) let handler = handler
    return accessible { view, _ in
      view.isAccessibilityElement = true
      view.accessibilityTraits.insert(.adjustable)
      view.adjust = handler
    }
  }

  /// Adds an action for scrolling to an edge.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityscrollaction(_:)
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    // Unchecked: The action runs only on the main actor.
    nonisolated(unsafe) let handler = handler
    return accessible { view, _ in view.scroll = handler }
  }

  /// Sets the priority of the view in the order in which assistive technologies read the views of a container. Views
  /// with larger numbers come first.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible { view, _ in
      view.sortPriority = sortPriority
      AccessibleView.sort(around: view)
    }
  }

  /// Sets the texts by which a user of Voice Control can address the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessible { view, environment in
      view.accessibilityUserInputLabels = inputLabels.map { $0.string(in: environment) }
    }
  }

  /// Sets the localized strings by which a user of Voice Control can address the view.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the unlocalized strings by which a user of Voice Control can address the view.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Makes the view a heading of a level. Assistive technologies do not read the level.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible { view, _ in view.accessibilityTraits.insert(.header) }
  }

  /// Sets whether the view keeps its colors when the user inverts colors.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityignoresinvertcolors(_:)
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessible { view, _ in view.accessibilityIgnoresInvertColors = active }
  }

  /// Replaces the accessibility elements of the view with those of other views, which are not displayed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { representation().applying(UnseenModifier()) }
  }

  /// Adds views that are not displayed as accessibility children of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    overlay { children().applying(UnseenModifier()) }
  }

  // MARK: Names from iOS 13

  /// Sets the accessibility label of the view. Superseded by `accessibilityLabel(_:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accessibility(label:)
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the view's accessibility value. Superseded by `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets a hint at the outcome of activating the view. Superseded by `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Sets whether the view is hidden from assistive technologies. Superseded by `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets the identifier by which tests find the view. Superseded by `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds traits. Superseded by `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits. Superseded by `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the priority of the view in the reading order. Superseded by `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Sets the texts by which a user of Voice Control can address the view. Superseded by
  /// `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}

/// A modifier that prevents the drawing of its content, which remains visible to assistive technologies.
private struct UnseenModifier: EffectModifier {
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    // An empty mask prevents drawing.
    if view.layer.mask == nil { view.layer.mask = CALayer() }
    view.isUserInteractionEnabled = false
  }
}
