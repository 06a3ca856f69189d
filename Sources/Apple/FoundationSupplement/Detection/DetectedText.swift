import Foundation

/// A part of a text that a detector found, or that an app describes.
final class DetectedText: NSTextCheckingResult {
  typealias Kind = NSTextCheckingResult.CheckingType

  // Foundation's names of these are deprecated, since it never returns such results. Its values differ from Apple's;
  // apps use the names.
  static let spellingKind = Kind(rawValue: 1 << 2)
  static let grammarKind = Kind(rawValue: 1 << 3)
  static let dateKind = Kind(rawValue: 1 << 4)
  static let addressKind = Kind(rawValue: 1 << 5)
  static let linkKind = Kind(rawValue: 1 << 6)
  static let quoteKind = Kind(rawValue: 1 << 7)
  static let dashKind = Kind(rawValue: 1 << 8)
  static let replacementKind = Kind(rawValue: 1 << 9)
  static let correctionKind = Kind(rawValue: 1 << 10)
  static let phoneNumberKind = Kind(rawValue: 1 << 11)
  static let transitInformationKind = Kind(rawValue: 1 << 12)
  static let knownTypes: Kind = [dateKind, addressKind, linkKind, phoneNumberKind]

  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  let contents: CheckedContents

  init(_ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, _ contents: CheckedContents = CheckedContents()) {
    self.kind = kind
    self.place = place
    self.contents = contents
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
      found += DetectedAddress.find(in: text, range).map {
        DetectedText(addressKind, $0.range, CheckedContents(components: $0.parts))
      }
    }
    if types.contains(dateKind) {
      found += DetectedDate.find(in: text, range).map {
        DetectedText(dateKind, $0.range, CheckedContents(moment: $0.date))
      }
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
      return DetectedText(linkKind, NSRange(part.startIndex..<part.endIndex, in: text), CheckedContents(link: url))
    }
  }

  private static let numberPattern = expression(
    #"(?<![\w.+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{1,5}(?:[ ./-]?\d{1,5}){1,5}(?![\w-])"#)

  private static func numbers(in text: String, _ range: NSRange) -> [DetectedText] {
    numberPattern.matches(in: text, range: range).compactMap { match in
      guard let part = Range(match.range, in: text).map({ String(text[$0]) }) else { return nil }
      // In E.164, numbers have at most 15 digits. The shortest common ones have seven.
      guard (7...15).contains(part.count(where: \.isNumber)) else { return nil }
      return DetectedText(phoneNumberKind, match.range, CheckedContents(number: part))
    }
  }
}

/// The contents of a result, of which each kind has some.
struct CheckedContents {
  var link: URL?
  var number: String?
  var moment: Date?
  var timeZone: TimeZone?
  var duration: TimeInterval = 0
  /// The parts of an address or of a flight.
  var components: [NSTextCheckingKey: String]?
  var replacement: String?
  var alternatives: [String]?
  var grammarDetails: [[String: Any]]?
}
