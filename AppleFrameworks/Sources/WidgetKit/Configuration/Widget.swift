import SwiftUI

/// A widget, which displays content of an app on a device's home or lock screen.
///
/// If it is the program's `@main` type, a screen displays the widget in its families.
///
/// - Source: developer.apple.com/documentation/swiftui/widget
@preconcurrency @MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
  init()
}

extension Widget {
  public static func main() { WidgetProgram<WidgetOfBundle<Self>>.main() }
}

/// A bundle of widgets.
///
/// - Source: developer.apple.com/documentation/swiftui/widgetbundle
@preconcurrency @MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Self.Body { get }
  init()
}

extension WidgetBundle {
  public static func main() { WidgetProgram<Self>.main() }
}

/// - Source: developer.apple.com/documentation/swiftui/widgetbundlebuilder
@resultBuilder @MainActor
public enum WidgetBundleBuilder {
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var all: [any Widget] = []
    repeat all.append(each content)
    return WidgetGroup(widgets: all)
  }
  public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
    WidgetGroup(widgets: widget.map { [$0] } ?? [])
  }
}

/// The widgets of a bundle.
struct WidgetGroup: Widget {
  var widgets: [any Widget] = []

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Widget {
  /// The contained widgets.
  var all: [any Widget] { (self as? WidgetGroup)?.widgets.flatMap(\.all) ?? [self] }
}

/// - Source: developer.apple.com/documentation/swiftui/emptywidgetconfiguration
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("an empty configuration has no body") }
}

/// A bundle with one widget.
struct WidgetOfBundle<W: Widget>: WidgetBundle {
  var body: some Widget { W() }
}

/// An app that displays the widgets of a bundle.
struct WidgetProgram<Bundle: WidgetBundle>: App {
  var body: some Scene { WindowGroup { WidgetGallery(widgets: Bundle().body.all) } }
}
