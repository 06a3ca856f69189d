import UIKit

/// The presentation that replaces a popover at compact width.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Equatable, Sendable {
  let style: UIModalPresentationStyle
  /// The adaptation that the system chooses: a sheet at compact width.
  public static var automatic: PresentationAdaptation { .init(style: .automatic) }
  /// No adaptation: the presentation keeps its style.
  public static var none: PresentationAdaptation { .init(style: .none) }
  /// A popover at any width.
  public static var popover: PresentationAdaptation { .init(style: .none) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(style: .pageSheet) }
  /// A cover over the entire screen.
  public static var fullScreenCover: PresentationAdaptation { .init(style: .fullScreen) }
}
