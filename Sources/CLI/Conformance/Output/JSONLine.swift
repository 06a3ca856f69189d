import CoreGraphics

/// A JSON object on one line, whose members are in the order in which they were added.
struct JSONLine {
  private var members: [String]

  init(id: String) {
    members = ["\"id\":\(Self.quoted(id))"]
  }

  /// The object as text, without a line break.
  var text: String { "{\(members.joined(separator: ","))}" }

  func with(_ key: String, _ value: String) -> JSONLine { adding(key, Self.quoted(value)) }

  func with(_ key: String, _ value: CGFloat) -> JSONLine { adding(key, Self.number(value)) }

  func with(_ key: String, _ values: [CGFloat]) -> JSONLine { adding(key, Self.array(values)) }

  func with(_ key: String, _ frames: [CGRect]) -> JSONLine {
    let rows = frames.map { Self.array([$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]) }
    return adding(key, "[\(rows.joined(separator: ","))]")
  }

  private func adding(_ key: String, _ value: String) -> JSONLine {
    var line = self
    line.members.append("\(Self.quoted(key)):\(value)")
    return line
  }

  private static func array(_ values: [CGFloat]) -> String {
    "[\(values.map(number).joined(separator: ","))]"
  }

  /// Returns a number with a precision of a thousandth of a point, as in the recorded tables. JSON cannot represent
  /// infinity.
  static func number(_ value: CGFloat) -> String {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "null" }
    let count = Int(thousandths)
    var digits = String(count.magnitude % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = count < 0 ? "-" : ""
    return "\(sign)\(count.magnitude / 1000)\(digits.isEmpty ? "" : ".\(digits)")"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
