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

/// A match of a detector.
final class DetectedText: NSTextCheckingResult {
  typealias Kind = NSTextCheckingResult.CheckingType

  // Foundation's names of these are deprecated, since it never returns such results. Its values differ from Apple's;
  // apps use the names.
  static let dateKind = Kind(rawValue: 1 << 4)
  static let addressKind = Kind(rawValue: 1 << 5)
  static let linkKind = Kind(rawValue: 1 << 6)
  static let phoneNumberKind = Kind(rawValue: 1 << 11)
  static let knownTypes: Kind = [dateKind, addressKind, linkKind, phoneNumberKind]

  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  let link: URL?
  let number: String?
  let moment: Date?
  let address: [NSTextCheckingKey: String]?

  private init(
    _ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, link: URL? = nil, number: String? = nil,
    moment: Date? = nil, address: [NSTextCheckingKey: String]? = nil
  ) {
    self.kind = kind
    self.place = place
    self.link = link
    self.number = number
    self.moment = moment
    self.address = address
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("A detector's match cannot be archived") }

  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }

  // MARK: - Finding

  /// Returns the matches from left to right. If two overlap, the order of preference is link, address, date, number.
  static func find(
    _ types: NSTextCheckingResult.CheckingType, in text: String, _ range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedText] = []
    if types.contains(linkKind) { found += links(in: text, range) }
    if types.contains(addressKind) {
      found += DetectedAddress.find(in: text, range).map { DetectedText(addressKind, $0.range, address: $0.parts) }
    }
    if types.contains(dateKind) {
      found += DetectedDate.find(in: text, range).map { DetectedText(dateKind, $0.range, moment: $0.date) }
    }
    if types.contains(phoneNumberKind) { found += numbers(in: text, range) }
    var (result, taken): ([DetectedText], IndexSet) = ([], IndexSet())
    for match in found {
      let place = match.place.location..<NSMaxRange(match.place)
      guard !taken.intersects(integersIn: place) else { continue }
      taken.insert(integersIn: place)
      result.append(match)
    }
    return result.sorted { $0.place.location < $1.place.location }
  }

  private static func expression(_ pattern: String) -> NSRegularExpression {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]) else {
      fatalError("NSDataDetector: its pattern '\(pattern)' is invalid")
    }
    return expression
  }

  /// The top-level domains of links without a scheme: the first generic ones and those of common countries.
  private static let endings =
    "com|org|net|edu|gov|int|mil|info|biz|io|app|dev|co|me|tv|ai|eu|uk|us|de|fr|es|it|nl|br|pt|ru|cn|jp|kr|in|ca|au|ch|at|se"
    + "|no|dk|fi|pl|be|mx|ar"

  /// A scheme has at most forty characters, and the name before an `@` isn't preceded by characters of the same kind.
  /// Without these limits, the time for long words would be quadratic.
  private static let linkPattern = expression(
    #"(?<scheme>[a-z][a-z0-9+.-]{0,39}://[^\s<>"]+)"#
      + #"|(?<mail>(?<![a-z0-9._%+-])(?:mailto:)?[a-z0-9._%+-]++@[a-z0-9-]+(?:\.[a-z0-9-]+)+)"#
      + #"|(?<plain>(?<![\w@.-])(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:[a-z0-9-]+\.)+(?:"# + endings
      + #")(?![\w-]))(?::\d+)?(?:/[^\s<>"]*)?)"#)

  private static func links(in text: String, _ range: NSRange) -> [DetectedText] {
    linkPattern.matches(in: text, range: range).compactMap { match in
      guard var part = Range(match.range, in: text).map({ text[$0] }) else { return nil }
      // Punctuation at the end of a sentence or parenthesis isn't part of the address.
      while let last = part.last, ".,;:!?'\"".contains(last) || (last == ")" && !part.contains("(")) {
        part.removeLast()
      }
      let isMail = match.range(withName: "mail").location != NSNotFound
      let isPlain = match.range(withName: "plain").location != NSNotFound
      let address =
        isMail
        ? (part.lowercased().hasPrefix("mailto:") ? String(part) : "mailto:" + part)
        : isPlain ? "http://" + part : String(part)
      guard let url = URL(string: address) else { return nil }
      return DetectedText(linkKind, NSRange(part.startIndex..<part.endIndex, in: text), link: url)
    }
  }

  private static let numberPattern = expression(
    #"(?<![\w.+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{1,5}(?:[ ./-]?\d{1,5}){1,5}(?![\w-])"#)

  private static func numbers(in text: String, _ range: NSRange) -> [DetectedText] {
    numberPattern.matches(in: text, range: range).compactMap { match in
      guard let part = Range(match.range, in: text).map({ String(text[$0]) }) else { return nil }
      // In E.164, numbers have at most 15 digits. The shortest common ones have seven.
      guard (7...15).contains(part.count(where: \.isNumber)) else { return nil }
      return DetectedText(phoneNumberKind, match.range, number: part)
    }
  }
}

extension NSTextCheckingResult {
  /// The URL of a link.
  public var url: URL? { (self as? DetectedText)?.link }

  /// A phone number as in the text.
  public var phoneNumber: String? { (self as? DetectedText)?.number }

  /// A date, at noon if the text contains no time.
  public var date: Date? { (self as? DetectedText)?.moment }

  /// The parts of a postal address.
  public var addressComponents: [NSTextCheckingKey: String]? { (self as? DetectedText)?.address }
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
}

/// The types of results as a number.
///
/// - Source: developer.apple.com/documentation/foundation/nstextcheckingtypes
public typealias NSTextCheckingTypes = UInt64

/// All types of results.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max
