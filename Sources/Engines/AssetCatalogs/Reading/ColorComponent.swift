/// A component of a color in any of the forms that Xcode writes: `"0.5"` is a fraction, `"128"` a byte, and `"0x80"` a
/// byte in hexadecimal.
struct ColorComponent: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard let value = ColorComponent.parse(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text.prefix(40))\" is not a color component")
    }
    self.value = value
  }

  static func parse(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    // A number with a decimal point is a fraction. A number without one is a byte.
    if let byte = Int(text) { return Double(byte) / 255 }
    guard let fraction = Double(text), fraction.isFinite else { return nil }
    return fraction
  }
}
