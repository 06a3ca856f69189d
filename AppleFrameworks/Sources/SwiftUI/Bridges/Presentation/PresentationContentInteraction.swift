import UIKit

/// The priority of resizing and scrolling when the user drags in a sheet's scroll view.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool?
  /// The default interaction: the sheet is resized to its largest detent first.
  public static var automatic: PresentationContentInteraction { .init(scrolls: nil) }
  /// The sheet is resized first.
  public static var resizes: PresentationContentInteraction { .init(scrolls: false) }
  /// The content scrolls first.
  public static var scrolls: PresentationContentInteraction { .init(scrolls: true) }
}
