import UIKit

/// The style of placeholder text.
///
/// - Source: developer.apple.com/documentation/swiftui/placeholdertextshapestyle
public struct PlaceholderTextShapeStyle: ShapeStyle, PaintedStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    .color(UIColor.placeholderText.resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links.
///
/// - Source: developer.apple.com/documentation/swiftui/linkshapestyle
public struct LinkShapeStyle: ShapeStyle, PaintedStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    .color(UIColor.link.resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of the background behind a window's content.
///
/// - Source: developer.apple.com/documentation/swiftui/windowbackgroundshapestyle
public struct WindowBackgroundShapeStyle: ShapeStyle, PaintedStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    .color(UIColor.systemBackground.resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background behind a window's content.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
