/// The screen, device and user's settings of a live screen.
package struct ScreenChoice: Codable, Hashable, Sendable {
  /// The preview or screen as `viewcode screens` names it, or nil for the app from its start.
  package var preview: String?
  /// The name of the device, followed by "landscape" in that orientation.
  package var device = "iPhone 15"
  package var isDark = false
  /// The text size: `XS` to `XXXL`, `AX1` to `AX5`.
  package var textSize = "L"
  package var isRightToLeft = false
  /// The size of the view in points, if it differs from the screen's.
  package var size: [Double]?
  /// The locale, such as `de_DE`. It is constant during the lifetime of a program.
  package var locale: String?

  /// The SDK of the drawn design (18, 26 or 27), or nil for the one with which the current Xcode builds the app.
  package var sdk: Int?

  package init(preview: String?) {
    self.preview = preview
  }

  /// A short description that contains only values other than the defaults.
  package var text: String {
    var parts = [preview ?? "the app", device]
    if isDark { parts.append("dark") }
    if textSize != "L" { parts.append("text \(textSize)") }
    if isRightToLeft { parts.append("right to left") }
    if let locale { parts.append(locale) }
    if let sdk { parts.append("iOS \(sdk)") }
    return parts.joined(separator: ", ")
  }
}
