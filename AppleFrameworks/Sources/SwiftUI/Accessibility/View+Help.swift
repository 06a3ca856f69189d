import UIKit

extension View {
  /// What something is for: a screen reader says it after the label.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
