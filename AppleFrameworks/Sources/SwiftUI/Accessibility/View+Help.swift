import UIKit

extension View {
  /// Explains the view's purpose with a localized text, which a screen reader speaks after the label.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// Explains the view's purpose with a text, which a screen reader speaks after the label.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Explains the view's purpose with an unlocalized text, which a screen reader speaks after the label.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
