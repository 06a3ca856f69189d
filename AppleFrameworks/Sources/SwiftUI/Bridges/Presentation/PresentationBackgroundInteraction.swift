import UIKit

/// Whether what lies below a sheet can be touched.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(kind: .upThrough(detent))
  }
}
