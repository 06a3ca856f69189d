import SwiftUI

/// The content of a widget, and how it is offered.
///
/// - Source: developer.apple.com/documentation/swiftui/widgetconfiguration
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

/// The content of a configuration.
@MainActor
protocol DrawnWidget {
  /// The families that it is offered in; nil for all.
  var families: [WidgetFamily]? { get }
  var hasMargins: Bool { get }
  /// A view of an entry; nil where it is of another type.
  func view(of entry: any TimelineEntry) -> AnyView?
  /// A view that shows the timeline's first entry, and its placeholder until then.
  func live(in context: TimelineProviderContext) -> AnyView
}

extension WidgetConfiguration {
  /// The content of the configuration or, if it has none, of its body.
  var drawn: (any DrawnWidget)? {
    if let drawn = self as? any DrawnWidget { return drawn }
    return Body.self == Never.self ? nil : body.drawn
  }
}

/// A configuration with other properties.
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
  /// The name in the gallery of widgets, which is not shown here.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// The name in the gallery of widgets, which is not shown here.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
  /// The words in the gallery of widgets, which are not shown here.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// The words in the gallery of widgets, which are not shown here.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }

  /// The families that the widget is offered in.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedWidget(content: self, ownFamilies: families)
  }

  /// Lets the content reach the edges.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/widgetconfiguration/contentmarginsdisabled()
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedWidget(content: self, removesMargins: true)
  }

  /// Whether the system may leave out the background, which it does on no phone's home screen.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
