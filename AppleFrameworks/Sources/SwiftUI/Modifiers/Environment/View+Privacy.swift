import UIKit

/// A modifier that redacts private content if the redaction reasons include privacy.
private struct PrivacyModifier: EnvironmentModifier {
  let isSensitive: Bool
  func apply(to values: inout EnvironmentValues) {
    if isSensitive, values.redactionReasons.contains(.privacy) { values.redactionReasons.insert(.placeholder) }
  }
}

extension View {
  /// Marks the view as private. It is redacted if `redacted(reason: .privacy)` applies.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/privacysensitive(_:)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    applying(PrivacyModifier(isSensitive: sensitive))
  }
}
