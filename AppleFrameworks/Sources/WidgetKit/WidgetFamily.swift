import SwiftUI

/// The size and shape of a widget.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetfamily
public enum WidgetFamily: Int, CustomStringConvertible, CaseIterable, Sendable {
  case systemSmall = 0
  case systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular = 7
  case accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// Returns the size of a widget in points, on a phone with a screen width. The extra large size is that of an iPad.
  ///
  /// - Source: developer.apple.com/design/human-interface-guidelines/widgets#Specifications
  func size(onScreenOf width: CGFloat) -> CGSize {
    let row = Self.sizes.first { width >= $0.screen } ?? Self.sizes[Self.sizes.count - 1]
    return switch self {
    case .systemSmall: row.small
    case .systemMedium: CGSize(width: row.wide, height: row.small.height)
    case .systemLarge: CGSize(width: row.wide, height: row.tall)
    case .systemExtraLarge: CGSize(width: 715.5, height: 342)
    case .accessoryCircular: CGSize(width: row.circle, height: row.circle)
    case .accessoryRectangular: row.rectangle
    case .accessoryInline: row.line
    }
  }

  private struct Sizes {
    let screen: CGFloat
    let small: CGSize
    let wide: CGFloat
    let tall: CGFloat
    let circle: CGFloat
    let rectangle: CGSize
    let line: CGSize
  }

  /// The sizes by the minimum width of the screen, starting with the widest.
  private static let sizes = [
    Sizes(
      screen: 428, small: CGSize(width: 170, height: 170), wide: 364, tall: 382, circle: 76,
      rectangle: CGSize(width: 172, height: 76), line: CGSize(width: 257, height: 26)),
    Sizes(
      screen: 414, small: CGSize(width: 169, height: 169), wide: 360, tall: 379, circle: 76,
      rectangle: CGSize(width: 160, height: 72), line: CGSize(width: 248, height: 26)),
    Sizes(
      screen: 390, small: CGSize(width: 158, height: 158), wide: 338, tall: 354, circle: 72,
      rectangle: CGSize(width: 160, height: 72), line: CGSize(width: 234, height: 26)),
    Sizes(
      screen: 360, small: CGSize(width: 155, height: 155), wide: 329, tall: 345, circle: 72,
      rectangle: CGSize(width: 157, height: 72), line: CGSize(width: 225, height: 26)),
    Sizes(
      screen: 0, small: CGSize(width: 141, height: 141), wide: 292, tall: 311, circle: 68,
      rectangle: CGSize(width: 153, height: 68), line: CGSize(width: 225, height: 26)),
  ]

  var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}
