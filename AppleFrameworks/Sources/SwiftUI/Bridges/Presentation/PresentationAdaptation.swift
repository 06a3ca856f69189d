import UIKit

/// What becomes of a popover where there is little width.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Equatable, Sendable {
  let style: UIModalPresentationStyle
  public static var automatic: PresentationAdaptation { .init(style: .automatic) }
  public static var none: PresentationAdaptation { .init(style: .none) }
  public static var popover: PresentationAdaptation { .init(style: .none) }
  public static var sheet: PresentationAdaptation { .init(style: .pageSheet) }
  public static var fullScreenCover: PresentationAdaptation { .init(style: .fullScreen) }
}
