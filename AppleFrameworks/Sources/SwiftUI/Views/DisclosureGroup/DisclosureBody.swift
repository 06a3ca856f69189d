import UIKit

/// A view that displays a disclosure group in the default style.
struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isExpanded = configuration.$isExpanded
    let isOpen = configuration.isExpanded
    let row = HStack {
      configuration.label
      Spacer()
      Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(Color.accentColor)
        .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
        .accessibilityHidden(true)
    }
    let toggle: @MainActor () -> Void = { withAnimation { isExpanded.wrappedValue.toggle() } }
    if isInList {
      // The content consists of further rows of the list, which are indented.
      row.applying(TraitModifier<RowActionTrait>(value: RowAction(action: toggle, showsArrow: false)))
      if isOpen { configuration.content.padding(.leading, 16) }
    } else {
      VStack(spacing: 0) {
        Button(action: toggle) { row.contentShape(Rectangle()) }.buttonStyle(.plain)
        if isOpen { configuration.content }
      }
    }
  }
}
