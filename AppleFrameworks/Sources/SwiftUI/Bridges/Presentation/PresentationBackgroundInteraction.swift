import UIKit

/// Whether views behind a sheet receive touches.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  /// The system's choice: the content behind the sheet does not receive touches.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  /// The content behind the sheet receives touches at every detent.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  /// The content behind the sheet receives no touches.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  /// The content behind the sheet receives touches while the sheet rests at `detent` or below.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(kind: .upThrough(detent))
  }
}
