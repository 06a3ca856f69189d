// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Finds links, postal addresses, telephone numbers and dates in texts.
///
/// It knows the forms that texts in Western languages have: addresses with a scheme, `www.` or a well-known ending, mail
/// addresses, numbers of seven digits or more, dates in figures or with English months, and postal addresses as they are written in the
/// United States, and in Germany and its neighbors. Flights are not known.
///
/// - Source: developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Unchecked: it never changes.
  /// What it looks for, as `NSTextCheckingResult.CheckingType` has it.
  public let checkingTypes: UInt64

  /// - Throws: where nothing is to be looked for.
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

/// A match that a detector has found.
final class DetectedText: NSTextCheckingResult {
  typealias Kind = NSTextCheckingResult.CheckingType

  // Foundation's names of these are deprecated, as it never returns such results. Its numbers are not Apple's: apps pass them by
  // these names.
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

  required init?(coder: NSCoder) { fatalError("A detector's match can't be archived") }

  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }

  // MARK: - Finding

  /// From the left to the right. Where two overlap, a link goes before an address, that before a date, and that before a number.
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
      fatalError("NSDataDetector: its own pattern '\(pattern)' is none")
    }
    return expression
  }

  /// Endings of addresses that are taken for links without a scheme: the first generic ones, and countries of much use.
  private static let endings =
    "com|org|net|edu|gov|int|mil|info|biz|io|app|dev|co|me|tv|ai|eu|uk|us|de|fr|es|it|nl|br|pt|ru|cn|jp|kr|in|ca|au|ch|at|se"
    + "|no|dk|fi|pl|be|mx|ar"

  /// A scheme is sought with forty characters at most, and the name before an `@`
  /// begins where nothing of its kind stands before: without such bounds each letter of a long word would be looked at from each before it.
  private static let linkPattern = expression(
    #"(?<scheme>[a-z][a-z0-9+.-]{0,39}://[^\s<>"]+)"#
      + #"|(?<mail>(?<![a-z0-9._%+-])(?:mailto:)?[a-z0-9._%+-]++@[a-z0-9-]+(?:\.[a-z0-9-]+)+)"#
      + #"|(?<plain>(?<![\w@.-])(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:[a-z0-9-]+\.)+(?:"# + endings
      + #")(?![\w-]))(?::\d+)?(?:/[^\s<>"]*)?)"#)

  private static func links(in text: String, _ range: NSRange) -> [DetectedText] {
    linkPattern.matches(in: text, range: range).compactMap { match in
      guard var part = Range(match.range, in: text).map({ text[$0] }) else { return nil }
      // What ends a sentence or a bracket does not belong to the address.
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
      // By E.164, no number has more than 15 digits; the shortest that people write out have seven.
      guard (7...15).contains(part.count(where: \.isNumber)) else { return nil }
      return DetectedText(phoneNumberKind, match.range, number: part)
    }
  }
}

extension NSTextCheckingResult {
  /// The address of a link.
  public var url: URL? { (self as? DetectedText)?.link }

  /// A telephone number, as the text has it.
  public var phoneNumber: String? { (self as? DetectedText)?.number }

  /// A date, at noon where the text says no time.
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

/// Kinds of results as a number.
///
/// - Source: developer.apple.com/documentation/foundation/nstextcheckingtypes
public typealias NSTextCheckingTypes = UInt64

/// All kinds of results.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max
