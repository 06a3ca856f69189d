import UIKit
import ViewHost

/// A device and the settings of its user: the environment of a screen except the width of its window.
public struct SweepSituation: Sendable, Codable, Hashable {
  /// The device, such as `iPhone SE landscape`.
  public let device: String

  /// Whether the window has the device's own size, and not the widths of a range.
  public let hasDeviceSize: Bool

  /// The name of the text size, such as `L` or `AX5`.
  public let textSize: String

  /// Whether each text is doubled, as an approximation of long words in other languages.
  public let hasLongTexts: Bool

  /// Whether the layout is right-to-left.
  public let isRightToLeft: Bool
}

extension SweepSituation {
  /// Whether all settings are those of a new phone.
  var isPlain: Bool {
    textSize == UIContentSizeCategory.large.shortName && !hasLongTexts && !isRightToLeft
  }
}

extension SweepSituation: CustomStringConvertible {
  /// The situation as text, without standard settings: `iPhone 15, text AX5, double length, right to left`.
  public var description: String {
    var words = [device]
    if textSize != UIContentSizeCategory.large.shortName { words.append("text \(textSize)") }
    if hasLongTexts { words.append("double length") }
    if isRightToLeft { words.append("right to left") }
    return words.joined(separator: ", ")
  }
}
