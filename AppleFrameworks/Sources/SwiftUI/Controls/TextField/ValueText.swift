import UIKit

/// A namespace for functions that create bindings to the text of a value. Writing text that cannot be parsed does not
/// change the value.
enum ValueText {
  static func binding<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { words in
        if let new = try? format.parseStrategy.parse(words) { value.wrappedValue = new }
      })
  }

  /// Returns a binding to the text of an optional value. Empty text represents `nil`.
  static func binding<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { words in
        if words.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(words) {
          value.wrappedValue = new
        }
      })
  }

  static func binding<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { words in
        if let new: V = read(words, formatter) { value.wrappedValue = new }
      })
  }

  /// Returns the value that a formatter parses from a text.
  private static func read<V>(_ words: String, _ formatter: Formatter) -> V? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: words).flatMap { converted($0) }
    case let formatter as DateFormatter: formatter.date(from: words) as? V
    default: nil
    }
  }

  private static func converted<V>(_ number: NSNumber) -> V? {
    let candidates: [Any] = [
      number, number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue,
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}
