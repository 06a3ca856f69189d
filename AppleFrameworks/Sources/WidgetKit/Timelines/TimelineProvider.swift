import SwiftUI

/// A type that provides the entries of a widget.
///
/// - Source: developer.apple.com/documentation/widgetkit/timelineprovider
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Self.Context) -> Self.Entry
  func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// The context in which a widget is displayed.
///
/// - Source: developer.apple.com/documentation/widgetkit/timelineprovidercontext
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily

  /// Whether the widget is displayed in the widget gallery. Always `false`.
  public let isPreview: Bool

  /// The size in points.
  public let displaySize: CGSize
}
