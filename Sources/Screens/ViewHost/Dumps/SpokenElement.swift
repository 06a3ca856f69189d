import UIKit

/// An element for VoiceOver as plain data, which tests compare and tools read.
public struct SpokenElement: Codable, Equatable, Sendable {
  /// The accessibility label.
  public var label: String?

  /// The accessibility value.
  public var value: String?

  /// The accessibility hint.
  public var hint: String?

  /// The names of the traits in `UIAccessibilityTraits`, such as "button" and "header".
  public var traits: [String]

  /// The x, y, width and height, in points, in the screen's coordinates.
  public var frame: [Double]

  /// The accessibility identifier.
  public var identifier: String?

  /// The names of the custom actions.
  public var customActions: [String]

  @MainActor
  init(_ element: AccessibilityTree.Element) {
    label = element.label
    value = element.value
    hint = element.hint
    traits = element.traits.names
    let rect = element.frame
    // Rounding to thousandths of a point hides rounding errors.
    frame = [rect.minX, rect.minY, rect.width, rect.height].map { ((Double($0) * 1000).rounded() / 1000) + 0 }
    identifier = element.identifier
    customActions = element.customActions.map(\.name)
  }

  /// The element in one line: label, value, traits, hint, frame, identifier.
  public var text: String {
    var line = "\"\(SpokenElement.onOneLine(label ?? ""))\""
    if let value { line += " = \"\(SpokenElement.onOneLine(value))\"" }
    if !traits.isEmpty { line += " [\(traits.joined(separator: ", "))]" }
    if let hint { line += " hint \"\(SpokenElement.onOneLine(hint))\"" }
    if !customActions.isEmpty { line += " actions \(customActions.map(SpokenElement.onOneLine))" }
    let numbers = frame.map { CGFloat($0).briefDescription }
    line += " (\(numbers.joined(separator: ", ")))"
    if let identifier { line += " #\(identifier)" }
    return line
  }

  private static func onOneLine(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n": result += "\\n"
      case "\"": result += "\\\""
      default: result.append(character)
      }
    }
    return result
  }
}

extension Sequence<SpokenElement> {
  /// The elements as lines, for comparisons with stored text.
  public var text: String { map { $0.text + "\n" }.joined() }
}
