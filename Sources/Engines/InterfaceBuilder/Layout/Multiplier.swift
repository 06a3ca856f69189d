/// The multiplier of a constraint as the file has it: a number, or a ratio such as `3:4` or `1/3`.
package struct Multiplier: Hashable, Sendable {
  /// The multiplier as a number.
  package var value: Double
  /// The parts of a ratio, or nil for a plain number.
  package var numerator: Double?
  package var denominator: Double?

  package init(value: Double) {
    self.value = value
  }
}

extension Multiplier: PropertyValue {
  package static var meaning: String { "a number or a ratio such as 3:4" }

  package init?(attribute: String, of element: SourceElement) {
    guard let separator = attribute.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
      guard let value = Double(attribute: attribute, of: element) else { return nil }
      self.value = value
      return
    }
    let sides = (String(attribute[..<separator]), String(attribute[attribute.index(after: separator)...]))
    guard let numerator = Double(attribute: sides.0, of: element),
      let denominator = Double(attribute: sides.1, of: element), denominator != 0
    else { return nil }
    let value = numerator / denominator
    guard value.isFinite else { return nil }
    self.value = value
    self.numerator = numerator
    self.denominator = denominator
  }
}
