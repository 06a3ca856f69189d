import UIKit

/// The interaction with views behind a sheet.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  /// The default interaction: the content behind the sheet receives no touches.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  /// The content behind the sheet receives touches at any detent.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  /// The content behind the sheet receives no touches.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  /// Returns an interaction in which the content behind the sheet receives touches while the sheet rests at `detent` or
  /// a smaller one.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(kind: .upThrough(detent))
  }
}
