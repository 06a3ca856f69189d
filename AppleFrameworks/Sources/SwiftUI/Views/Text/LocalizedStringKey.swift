import Foundation

/// A text by its key in the app's string tables, with values to be put in.
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

  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

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

  /// - Source: developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    public mutating func appendInterpolation(_ string: String) { add("%@", .text(Text(verbatim: string))) }
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }
    public mutating func appendInterpolation(_ image: Image) { add("%@", .image(image)) }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      add("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .text(Text(verbatim: format.format(input))))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add("%@", .text(Text(attributedString)))
    }
    public mutating func appendInterpolation(_ value: Int) { add("%lld", .value(value)) }
    public mutating func appendInterpolation(_ value: Double) { add("%lf", .value(value)) }
    public mutating func appendInterpolation(_ value: Float) { add("%f", .value(value)) }
    public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(_ value: T, specifier: String = "%lld") {
      add(specifier, .value(value))
    }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(specifier, .value(value))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { add("%@", .text(Text(verbatim: "\(value)"))) }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
