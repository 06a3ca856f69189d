import UIKit

/// Whether a drag in a sheet's scroll view resizes the sheet first or scrolls.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool?
  /// The system's choice: the sheet grows to its largest detent first.
  public static var automatic: PresentationContentInteraction { .init(scrolls: nil) }
  /// The sheet is resized first.
  public static var resizes: PresentationContentInteraction { .init(scrolls: false) }
  /// The content scrolls first.
  public static var scrolls: PresentationContentInteraction { .init(scrolls: true) }
}
