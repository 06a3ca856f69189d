// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Foundation on Linux declares these functions as unavailable, and has only results of regular expressions. The
// properties are declared in an extension, which a subclass cannot override.

extension NSTextCheckingResult {
  private var contents: CheckedContents? {
    guard let detected = self as? DetectedText else { return nil }
    // The type chooses the property of the subclass.
    let own: CheckedContents = detected.contents
    return own
  }

  /// The URL of a link.
  public var url: URL? { contents?.link }

  /// A phone number as in the text.
  public var phoneNumber: String? { contents?.number }

  /// A date, at noon if the text contains no time.
  public var date: Date? { contents?.moment }

  /// The time zone of a date, or `nil` if the text contains none.
  public var timeZone: TimeZone? { contents?.timeZone }

  /// The duration of a date's event in seconds, or 0.
  public var duration: TimeInterval { contents?.duration ?? 0 }

  /// The parts of a postal address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    resultType == DetectedText.addressKind ? contents?.components : nil
  }

  /// The parts of a postal address or of a flight.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nstextcheckingresult/components
  public var components: [NSTextCheckingKey: String]? { contents?.components }

  /// The text that replaces the range: quotation marks, a dash, a replacement or a correction.
  public var replacementString: String? { contents?.replacement }

  /// The other possible corrections.
  public var alternativeStrings: [String]? { contents?.alternatives }

  /// The descriptions of grammatical errors.
  public var grammarDetails: [[String: Any]]? { contents?.grammarDetails }
}

// Source of the functions: developer.apple.com/documentation/foundation/nstextcheckingresult

extension NSTextCheckingResult {
  /// Creates a result for a misspelled word.
  public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult {
    DetectedText(DetectedText.spellingKind, range)
  }

  /// Creates a result for grammatical errors.
  public class func grammarCheckingResult(range: NSRange, details: [[String: Any]]) -> NSTextCheckingResult {
    DetectedText(DetectedText.grammarKind, range, CheckedContents(grammarDetails: details))
  }

  /// Creates a result for a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedText(DetectedText.dateKind, range, CheckedContents(moment: date))
  }

  /// Creates a result for a date with a time zone and a duration in seconds.
  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    DetectedText(
      DetectedText.dateKind, range, CheckedContents(moment: date, timeZone: timeZone, duration: duration))
  }

  /// Creates a result for a postal address.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedText(DetectedText.addressKind, range, CheckedContents(components: components))
  }

  /// Creates a result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedText(DetectedText.linkKind, range, CheckedContents(link: url))
  }

  /// Creates a result for quotation marks.
  public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    DetectedText(DetectedText.quoteKind, range, CheckedContents(replacement: replacementString))
  }

  /// Creates a result for a dash.
  public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    DetectedText(DetectedText.dashKind, range, CheckedContents(replacement: replacementString))
  }

  /// Creates a result for a text that is replaced, such as `(c)`.
  public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    DetectedText(DetectedText.replacementKind, range, CheckedContents(replacement: replacementString))
  }

  /// Creates a result for a corrected word.
  public class func correctionCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    DetectedText(DetectedText.correctionKind, range, CheckedContents(replacement: replacementString))
  }

  /// Creates a result for a word with several corrections.
  public class func correctionCheckingResult(
    range: NSRange, replacementString: String, alternativeStrings: [String]
  ) -> NSTextCheckingResult {
    DetectedText(
      DetectedText.correctionKind, range,
      CheckedContents(replacement: replacementString, alternatives: alternativeStrings))
  }

  /// Creates a result for a phone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedText(DetectedText.phoneNumberKind, range, CheckedContents(number: phoneNumber))
  }

  /// Creates a result for a flight.
  public class func transitInformationCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedText(DetectedText.transitInformationKind, range, CheckedContents(components: components))
  }
}

extension NSTextCheckingKey {
  /// The number and the street.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nstextcheckingkey
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The airline of a flight.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// The types of results as a number.
///
/// - Source: developer.apple.com/documentation/foundation/nstextcheckingtypes
public typealias NSTextCheckingTypes = UInt64

/// All types of results.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max
