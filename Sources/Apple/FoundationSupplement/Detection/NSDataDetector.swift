// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A detector of links, postal addresses, phone numbers and dates in texts.
///
/// It supports the usual forms of Western languages: web addresses with a scheme, `www.` or a well-known top-level
/// domain; e-mail addresses; numbers with at least seven digits; numeric dates or ones with English months; and postal
/// addresses in the formats of the United States, and of Germany and its neighbors. Flights aren't supported.
///
/// - Source: developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Unchecked: it is immutable.
  /// The types that are detected, the raw value of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: UInt64

  /// - Throws: An error if there are no types.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes & DetectedText.knownTypes.rawValue != 0 else {
      throw CocoaError(.formatting)
    }
    self.checkingTypes = checkingTypes
  }

  private var types: NSTextCheckingResult.CheckingType { .init(rawValue: checkingTypes) }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    DetectedText.find(types, in: string, range)
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }
}
