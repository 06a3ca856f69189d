import UIKit

extension View {
  nonisolated private func presentation(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self) { look in
      var changed = look ?? PresentationLook()
      change(&changed)
      look = changed
    }
  }

  /// Sets the heights at which the enclosing sheet can rest. Default: The full height.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights at which the enclosing sheet can rest, and the current one.
  ///
  /// - Parameters:
  ///   - detents: The heights. An empty set keeps the system's heights.
  ///   - selection: The detent at which the sheet rests. A value that is not in `detents` is ignored. Dragging the
  ///     sheet sets it.
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectionReader(content: self, value: selection) { content, _ in
      content.presentation {
        $0.detents = detents
        $0.selection = selection
      }
    }
  }

  /// Sets the visibility of the enclosing sheet's drag indicator. Default: It is visible if the sheet has several
  /// detents.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.indicator = visibility }
  }

  /// Sets the corner radius of the enclosing sheet, in points; `nil` (the default) is the system's radius.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationcornerradius(_:)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = .some(cornerRadius) }
  }

  /// Fills the background of the enclosing sheet with a style, to its edges.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationbackground(_:)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let view = AnyView(Rectangle().fill(style).ignoresSafeArea())
    return presentation { $0.background = view }
  }

  /// Displays views behind the content of the enclosing sheet.
  ///
  /// - Parameter alignment: The alignment of views that are smaller than the sheet. Default: The center.
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationbackground(alignment:content:)
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentation { $0.background = view }
  }

  /// Sets whether views behind the enclosing sheet receive touches. Default: They receive none.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:)
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.backgroundInteraction = interaction }
  }

  /// Sets whether a drag in a scroll view of the enclosing sheet first resizes the sheet or scrolls. Default: It
  /// resizes the sheet.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationcontentinteraction(_:)
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentation { $0.contentInteraction = behavior }
  }

  /// Sets the presentation that replaces the enclosing popover at compact width. Default: A sheet.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.adaptation = adaptation }
  }

  /// Sets whether the user is prevented from dismissing the enclosing sheet by dragging. Default: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isModal = isDisabled }
  }
}
