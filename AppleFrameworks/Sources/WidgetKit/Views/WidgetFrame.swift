import SwiftUI

/// A view that displays a widget with the size and shape of a family.
struct WidgetFrame: View {
  let content: AnyView
  let family: WidgetFamily
  let size: CGSize
  let hasMargins: Bool

  /// The margins and the corner radius of widgets on a phone.
  ///
  /// - Source: developer.apple.com/design/human-interface-guidelines/widgets (standard margins of 16 points)
  private enum Measures {
    static let margin: CGFloat = 16
    static let radius: CGFloat = 22
  }

  private var margin: CGFloat { hasMargins && !family.isAccessory ? Measures.margin : 0 }

  var body: some View {
    content.environment(\.widgetFamily, family).environment(\.widgetMargin, margin)
      .padding(margin).frame(width: size.width, height: size.height)
      .background(family.isAccessory ? Color.clear : Color(UIColor.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 0 : Measures.radius))
  }
}

/// A view that displays widgets in their supported families on a gray background.
struct WidgetGallery: View {
  let widgets: [any Widget]

  private struct Shown: Identifiable {
    let id: Int
    let widget: any DrawnWidget
    let family: WidgetFamily
  }

  private var shown: [Shown] {
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    return widgets.compactMap { $0.drawnWidget }
      .flatMap { widget in (widget.families ?? families).map { (widget, $0) } }
      .enumerated().map { Shown(id: $0.offset, widget: $0.element.0, family: $0.element.1) }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        ForEach(shown) { shown in
          let size = shown.family.size(onScreenOf: UIScreen.main.bounds.width)
          let context = TimelineProviderContext(family: shown.family, isPreview: false, displaySize: size)
          WidgetFrame(
            content: shown.widget.live(in: context), family: shown.family, size: size,
            hasMargins: shown.widget.hasMargins)
        }
      }
      .frame(maxWidth: .infinity).padding(.vertical, 20)
    }
    .background(Color(UIColor.systemGray5))
  }
}

extension Widget {
  var drawnWidget: (any DrawnWidget)? { body.drawn }
}
