import SwiftUI

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

private struct WidgetMarginKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The family of the widget that contains the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/widgetfamily
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The width of the margins around a widget's content.
  var widgetMargin: CGFloat {
    get { self[WidgetMarginKey.self] }
    set { self[WidgetMarginKey.self] = newValue }
  }

  /// Whether the background of the widget is displayed. Always `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/showswidgetcontainerbackground
  public var showsWidgetContainerBackground: Bool { true }
}

/// The area that a background fills.
///
/// - Source: developer.apple.com/documentation/swiftui/containerbackgroundplacement
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The entire widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// A modifier that displays a background behind a widget's content and its margins.
private struct WidgetBackground<Background: View>: ViewModifier {
  let background: Background
  @Environment(\.widgetMargin) private var margin

  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity).background(background.padding(-margin))
  }
}

extension View {
  /// Sets the background of the widget that contains the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:)
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(WidgetBackground(background: ZStack(alignment: alignment) { content() }))
  }

  /// - Source: developer.apple.com/documentation/swiftui/view/containerbackground(_:for:)
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(WidgetBackground(background: Rectangle().fill(style)))
  }

  /// Sets the URL that the app opens when the widget is tapped. Widgets are never tapped.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/widgeturl(_:)
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Sets whether the view is in the accented group of a tinted widget. Widgets are always drawn in full color.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/widgetaccentable(_:)
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
