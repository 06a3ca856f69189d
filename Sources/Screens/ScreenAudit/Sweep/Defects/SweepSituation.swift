import UIKit
import ViewHost

/// A device and the settings of its user: the surroundings of a screen beside the width of its window.
public struct SweepSituation: Sendable, Codable, Hashable {
  /// The device, such as `iPhone SE landscape`.
  public let device: String

  /// Whether the window has the device's own size, and not those of a range.
  public let hasDeviceSize: Bool

  /// The name of the text size, such as `L` or `AX5`.
  public let textSize: String

  /// Whether each text is there twice, as long words of another language are.
  public let hasLongTexts: Bool

  /// Whether the language runs from right to left.
  public let isRightToLeft: Bool
}

extension SweepSituation {
  /// Whether all settings are those of a new phone.
  var isPlain: Bool {
    textSize == UIContentSizeCategory.large.shortName && !hasLongTexts && !isRightToLeft
  }
}

extension SweepSituation: CustomStringConvertible {
  /// `iPhone 15, text AX5, double length, right to left`; what is as usual is not said.
  public var description: String {
    var words = [device]
    if textSize != UIContentSizeCategory.large.shortName { words.append("text \(textSize)") }
    if hasLongTexts { words.append("double length") }
    if isRightToLeft { words.append("right to left") }
    return words.joined(separator: ", ")
  }
}
