/// What a live screen shows, and on what device with which of the user's settings.
package struct ScreenChoice: Codable, Hashable, Sendable {
  /// The preview or screen, as `viewcode screens` names it; nil for the app from its start.
  package var preview: String?
  /// A device's name, with "landscape" behind it where it is held so.
  package var device = "iPhone 15"
  package var isDark = false
  /// `XS` to `XXXL`, `AX1` to `AX5`.
  package var textSize = "L"
  package var isRightToLeft = false
  /// The size of the view itself in points, where it is not the screen's.
  package var size: [Double]?
  /// Such as `de_DE`. A program has one for as long as it runs.
  package var locale: String?

  /// The SDK whose design is drawn: 18, 26 or 27; nil for the one that today's Xcode builds the app with.
  package var sdk: Int?

  package init(preview: String?) {
    self.preview = preview
  }

  /// In a few words: what differs from the usual is said.
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
