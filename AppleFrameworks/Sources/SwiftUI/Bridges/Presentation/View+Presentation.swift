import UIKit

extension View {
  nonisolated private func presentation(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self) { look in
      var changed = look ?? PresentationLook()
      change(&changed)
      look = changed
    }
  }

  /// The heights at which the sheet rests that shows this. Default: the whole height.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }
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
  /// Whether the sheet shows that it can be dragged. Default: where it rests at several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.indicator = visibility }
  }
  /// The radius of the sheet's corners, in points; `nil` is the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = .some(cornerRadius) }
  }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let view = AnyView(Rectangle().fill(style).ignoresSafeArea())
    return presentation { $0.background = view }
  }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentation { $0.background = view }
  }
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.backgroundInteraction = interaction }
  }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentation { $0.contentInteraction = behavior }
  }
  /// What a popover becomes where there is little width. Default: a sheet.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.adaptation = adaptation }
  }
  /// The user cannot drag the sheet away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isModal = isDisabled }
  }
}
