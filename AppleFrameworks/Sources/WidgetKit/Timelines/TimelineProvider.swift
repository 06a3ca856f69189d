import SwiftUI

/// Makes the entries of a widget.
///
/// - Source: developer.apple.com/documentation/widgetkit/timelineprovider
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Self.Context) -> Self.Entry
  func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// Where a widget is shown.
///
/// - Source: developer.apple.com/documentation/widgetkit/timelineprovidercontext
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily

  /// Whether the widget is shown in the gallery of widgets: false here.
  public let isPreview: Bool

  /// In points.
  public let displaySize: CGSize
}
