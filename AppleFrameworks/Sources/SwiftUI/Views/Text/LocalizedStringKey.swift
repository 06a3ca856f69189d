import Foundation

/// The key of a text in the app's string tables, with arguments.
///
/// Unchecked: The key is a value. The numbers, texts and images among its arguments are immutable.
///
/// - Source: developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  enum Argument {
    case value(any CVarArg)
    case text(Text)
    case image(Image)
  }

  let key: String
  let arguments: [Argument]

  /// Creates a key without arguments.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values, which become the arguments of a format.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Returns whether two keys and their arguments are equal. Arguments that are plain values are compared by their
  /// descriptions.
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    guard first.key == second.key, first.arguments.count == second.arguments.count else { return false }
    return zip(first.arguments, second.arguments).allSatisfy { first, second in
      switch (first, second) {
      case (.value(let first), .value(let second)): "\(first)" == "\(second)"
      case (.text(let first), .text(let second)): first == second
      case (.image(let first), .image(let second)): first == second
      default: false
      }
    }
  }

  /// A type that collects the key and the arguments of a string literal.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Adds text to the key. Percent signs are escaped.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a string as an argument, with `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { add("%@", .text(Text(verbatim: string))) }
    /// Adds a text with its style as an argument, with `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }
    /// Adds an image as an argument, with `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) { add("%@", .image(image)) }

    /// Adds a value that a formatter converts to a string, with `%@` in the key.
    ///
    /// - Parameter formatter: The formatter; `nil` (the default) uses the value's description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }

    // Values of Foundation that conform to `ReferenceConvertible` on Apple's systems but not in this Foundation.

    /// Adds a date that a formatter converts to a string, with `%@` in the key.
    ///
    /// - Parameter formatter: The formatter; `nil` (the default) uses the date's description.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      let words = (formatter as? DateFormatter)?.string(from: subject) ?? formatter?.string(for: subject)
      add("%@", .text(Text(verbatim: words ?? "\(subject)")))
    }

    /// Adds an interval that a formatter converts to a string, with `%@` in the key.
    ///
    /// - Parameter formatter: The formatter; `nil` (the default) uses the interval's description.
    public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter? = nil) {
      add("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }

    /// Adds date components that a formatter converts to a string, with `%@` in the key.
    ///
    /// - Parameter formatter: The formatter; `nil` (the default) uses the components' description.
    public mutating func appendInterpolation(_ subject: DateComponents, formatter: Formatter? = nil) {
      add("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }

    /// Adds the components of a name that a formatter converts to a string, with `%@` in the key.
    ///
    /// - Parameter formatter: The formatter; `nil` (the default) uses the components' description.
    public mutating func appendInterpolation(_ subject: PersonNameComponents, formatter: Formatter? = nil) {
      add("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }

    /// Adds an object that a formatter converts to a string, with `%@` in the key.
    ///
    /// - Parameter formatter: The formatter; `nil` (the default) uses the object's description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      add("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }

    /// Adds a value in a format, with `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .text(Text(verbatim: format.format(input))))
    }

    /// Adds a date, with `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    /// Adds an attributed string, with `%@` in the key.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add("%@", .text(Text(attributedString)))
    }

    /// Adds an integer, with `%lld` in the key.
    public mutating func appendInterpolation(_ value: Int) { add("%lld", .value(value)) }
    /// Adds a number, with `%lf` in the key.
    public mutating func appendInterpolation(_ value: Double) { add("%lf", .value(value)) }
    /// Adds a number, with `%f` in the key.
    public mutating func appendInterpolation(_ value: Float) { add("%f", .value(value)) }

    /// Adds an integer with a format specifier.
    ///
    /// - Parameter specifier: The specifier. Default: `%lld`.
    public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(_ value: T, specifier: String = "%lld") {
      add(specifier, .value(value))
    }

    /// Adds a value with a format specifier.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(specifier, .value(value))
    }

    /// Adds the description of any other value, with `%@` in the key.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { add("%@", .text(Text(verbatim: "\(value)"))) }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
