import SwiftUI

/// A type that describes the content of a widget and its availability.
///
/// - Source: developer.apple.com/documentation/swiftui/widgetconfiguration
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration with content.
@MainActor
protocol DrawnWidget {
  /// The supported families; `nil` for all.
  var families: [WidgetFamily]? { get }
  var hasMargins: Bool { get }
  /// Returns a view of an entry; `nil` for an entry of another type.
  func view(of entry: any TimelineEntry) -> AnyView?
  /// Returns a view that displays the timeline's first entry, and its placeholder until it is available.
  func live(in context: TimelineProviderContext) -> AnyView
}

extension WidgetConfiguration {
  /// The content of the configuration, or of its body if it has none.
  var drawn: (any DrawnWidget)? {
    if let drawn = self as? any DrawnWidget { return drawn }
    return Body.self == Never.self ? nil : body.drawn
  }
}

/// A configuration with modified properties.
struct ModifiedWidget<Content: WidgetConfiguration>: WidgetConfiguration, DrawnWidget {
  let content: Content
  var ownFamilies: [WidgetFamily]?
  var removesMargins = false

  var body: Never { fatalError("a modified widget is drawn by its content") }
  var families: [WidgetFamily]? { ownFamilies ?? content.drawn?.families }
  var hasMargins: Bool { !removesMargins && content.drawn?.hasMargins ?? true }
  func view(of entry: any TimelineEntry) -> AnyView? { content.drawn?.view(of: entry) }
  func live(in context: TimelineProviderContext) -> AnyView {
    content.drawn?.live(in: context) ?? AnyView(EmptyView())
  }
}

extension WidgetConfiguration {
  /// Sets the name in the widget gallery, which is not displayed.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the name in the widget gallery, which is not displayed.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
  /// Sets the description in the widget gallery, which is not displayed.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the description in the widget gallery, which is not displayed.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }

  /// Sets the supported families of the widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedWidget(content: self, ownFamilies: families)
  }

  /// Disables the content margins, so that the content extends to the edges.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/widgetconfiguration/contentmarginsdisabled()
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedWidget(content: self, removesMargins: true)
  }

  /// Sets whether the system can remove the background, which is never the case on a phone's home screen.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
