import UIKit

/// What a drag in a sheet's scroll view does first.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool?
  public static var automatic: PresentationContentInteraction { .init(scrolls: nil) }
  /// The sheet grows.
  public static var resizes: PresentationContentInteraction { .init(scrolls: false) }
  /// The content scrolls.
  public static var scrolls: PresentationContentInteraction { .init(scrolls: true) }
}
