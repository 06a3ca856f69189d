import SwiftUI

/// A context that displays a preview as a widget of a family.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetpreviewcontext
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Displays the view in a widget of a family if it is a preview.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/previewcontext(_:)
  public func previewContext(_ value: WidgetPreviewContext) -> some View {
    let size = value.family.size(onScreenOf: UIScreen.main.bounds.width)
    return WidgetFrame(content: AnyView(self), family: value.family, size: size, hasMargins: true)
      .previewLayout(.fixed(width: size.width, height: size.height))
  }
}

/// A result builder for the entries of a preview's timeline.
///
/// - Source: developer.apple.com/documentation/widgetkit/previewtimelinebuilder
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] { [expression] }
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] { accumulated + next }
  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}

extension Preview {
  /// Creates a preview of a widget, which displays the first entry of a timeline at the size of a family.
  @MainActor
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    let size = family.size(onScreenOf: UIScreen.main.bounds.width)
    self.init(name, traits: .fixedLayout(width: size.width, height: size.height)) {
      Self.first(of: timeline(), widget(), family, size)
    }
  }

  /// Creates a preview of a widget, which displays the first entry of a provider at the size of a family.
  @MainActor
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let size = family.size(onScreenOf: UIScreen.main.bounds.width)
    self.init(name, traits: .fixedLayout(width: size.width, height: size.height)) {
      let drawn = widget().drawnWidget
      let context = TimelineProviderContext(family: family, isPreview: false, displaySize: size)
      return WidgetFrame(
        content: drawn?.live(in: context) ?? AnyView(EmptyView()), family: family, size: size,
        hasMargins: drawn?.hasMargins ?? true)
    }
  }

  private static func first(
    of timeline: [any TimelineEntry], _ widget: any Widget, _ family: WidgetFamily, _ size: CGSize
  ) -> some View {
    let drawn = widget.drawnWidget
    let content = timeline.first.flatMap { drawn?.view(of: $0) }
    return WidgetFrame(
      content: content ?? AnyView(EmptyView()), family: family, size: size, hasMargins: drawn?.hasMargins ?? true)
  }
}

/// Declares a preview of a widget with entries of a timeline, of which the first one is displayed.
///
/// - Source: developer.apple.com/documentation/widgetkit/preview(_:as:widget:timeline:)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Declares a preview of a widget with a provider of its timeline, of which the first entry is displayed.
///
/// - Source: developer.apple.com/documentation/widgetkit/preview(_:as:widget:timelineprovider:)
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")
