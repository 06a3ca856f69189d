import Foundation

/// The alignment of a value in its columns.
///
/// - Source: developer.apple.com/documentation/os/oslogstringalignment
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  func padded(_ text: String) -> String {
    let space = String(repeating: " ", count: max(columns - text.count, 0))
    return isRight ? space + text : text + space
  }
}

/// The format of an integer.
///
/// - Source: developer.apple.com/documentation/os/oslogintegerformatting
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let hasPlus: Bool
  private let prefix: String
  private let isUppercase: Bool
  private let minDigits: Int

  private init(radix: Int, hasPlus: Bool = false, prefix: String = "", isUppercase: Bool = false, minDigits: Int = 1) {
    self.radix = radix
    self.hasPlus = hasPlus
    self.prefix = prefix
    self.isUppercase = isUppercase
    self.minDigits = minDigits
  }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasPlus: explicitPositiveSign, minDigits: minDigits())
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minDigits: minDigits())
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0" : "", isUppercase: uppercase,
      minDigits: minDigits())
  }

  func text(of value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
    return (value < 0 ? "-" : hasPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
///
/// - Source: developer.apple.com/documentation/os/oslogfloatformatting
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let hasPlus: Bool

  public static var fixed: OSLogFloatFormatting { fixed() }
  public static var hex: OSLogFloatFormatting { hex() }
  public static var exponential: OSLogFloatFormatting { exponential() }
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "F" : "f", precision: nil, hasPlus: explicitPositiveSign)
  }

  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "F" : "f", precision: precision(), hasPlus: explicitPositiveSign)
  }

  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "A" : "a", precision: nil, hasPlus: explicitPositiveSign)
  }

  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "E" : "e", precision: nil, hasPlus: explicitPositiveSign)
  }

  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "E" : "e", precision: precision(), hasPlus: explicitPositiveSign)
  }

  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "G" : "g", precision: nil, hasPlus: explicitPositiveSign)
  }

  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "G" : "g", precision: precision(), hasPlus: explicitPositiveSign)
  }

  func text(of value: Double) -> String {
    let digits = precision.map { "." + String(max($0, 0)) } ?? ""
    return String(format: "%" + (hasPlus ? "+" : "") + digits + conversion, value)
  }
}

/// The format of a Boolean value.
///
/// - Source: developer.apple.com/documentation/os/oslogboolformat
public enum OSLogBoolFormat: Sendable {
  /// The words `true` and `false`.
  case truth
  /// The words `yes` and `no`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
