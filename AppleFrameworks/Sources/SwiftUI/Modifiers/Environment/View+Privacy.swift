import UIKit

/// Makes private content unreadable where the reasons ask for that.
private struct PrivacyModifier: EnvironmentModifier {
  let isSensitive: Bool
  func apply(to values: inout EnvironmentValues) {
    if isSensitive, values.redactionReasons.contains(.privacy) { values.redactionReasons.insert(.placeholder) }
  }
}

extension View {
  /// Says that the view shows something private, which is unreadable where `redacted(reason: .privacy)` applies.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/privacysensitive(_:)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    applying(PrivacyModifier(isSensitive: sensitive))
  }
}
