import Foundation
import FoundationSupplement
import Testing

@Suite("NSDataDetector")
struct NSDataDetectorTests {
  private static let (date, link, number) = (UInt64(1 << 4), UInt64(1 << 6), UInt64(1 << 11))

  private func found(_ types: UInt64, _ text: String) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
      let part = Range(match.range, in: text).map { String(text[$0]) } ?? ""
      return match.url.map { "\(part) -> \($0.absoluteString)" } ?? match.phoneNumber ?? part
    }
  }

  @Test("links with and without scheme, without what ends a sentence; mail addresses")
  func links() throws {
    #expect(
      try found(Self.link, "See https://example.org/a?b=1, www.example.com (or example.net/x).")
        == [
          "https://example.org/a?b=1 -> https://example.org/a?b=1", "www.example.com -> http://www.example.com",
          "example.net/x -> http://example.net/x",
        ])
    #expect(try found(Self.link, "mail anna@example.org!") == ["anna@example.org -> mailto:anna@example.org"])
    #expect(try found(Self.link, "no link in file.swift or e.g. this, 3.5 or a.b").isEmpty)
  }

  @Test("results that an app creates have their contents and their kind")
  func createdResults() throws {
    let range = NSRange(location: 2, length: 3)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: try #require(URL(string: "https://a.org")))
    #expect(link.url?.absoluteString == "https://a.org" && link.range == range && link.components == nil)
    #expect(link.resultType.rawValue == Self.link)
    let flight = NSTextCheckingResult.transitInformationCheckingResult(range: range, components: [.flight: "LH 1"])
    #expect(flight.components == [.flight: "LH 1"] && flight.addressComponents == nil)
    let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Bonn"])
    #expect(address.addressComponents == [.city: "Bonn"])
    let word = NSTextCheckingResult.correctionCheckingResult(
      range: range, replacementString: "the", alternativeStrings: ["then"])
    #expect(word.replacementString == "the" && word.alternativeStrings == ["then"])
    let date = NSTextCheckingResult.dateCheckingResult(
      range: range, date: .distantPast, timeZone: .gmt, duration: 60)
    #expect(date.date == .distantPast && date.timeZone == .gmt && date.duration == 60 && link.duration == 0)
  }

  @Test("telephone numbers of seven to fifteen digits")
  func numbers() throws {
    #expect(
      try found(Self.number, "Call +49 89 123456-78 or (555) 123-4567, not 12345 or 2024.")
        == ["+49 89 123456-78", "(555) 123-4567"])
  }

  @Test("dates in figures and with months, with a time or at noon")
  func dates() throws {
    let detector = try NSDataDetector(types: Self.date)
    let text = "On 2024-03-05, March 7, 2024 at 5:30 pm, 24.12.2024 and 02/30/2024"
    let parts = detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap(\.date).map {
      let parts = Calendar.current.dateComponents([.month, .day, .hour, .minute], from: $0)
      return [parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? -1 }
    }
    #expect(parts == [[3, 5, 12, 0], [3, 7, 17, 30], [12, 24, 12, 0]])
  }

  @Test("where two kinds of match overlap, one is left")
  func overlaps() throws {
    #expect(try found(Self.link | Self.number, "https://example.org/1234567890").count == 1)
    #expect(try found(Self.date | Self.number, "24.12.2024 20") == ["24.12.2024"])
  }

  @Test("stops when it is told to, and looks for something")
  func others() throws {
    let detector = try NSDataDetector(types: Self.link)
    var count = 0
    let text = "a.com b.com c.com"
    detector.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1 && detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 5)) == 1)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test("a text without anything to find grows the work by its length, not by its square", .timeLimit(.minutes(1)))
  func long() throws {
    // With quadratic time, 400,000 characters would take many minutes. The limit ends such a run, and does not measure
    // this one.
    let text = String(repeating: "a.", count: 100_000) + String(repeating: "1 ", count: 100_000)
    _ = try found(Self.link | Self.number | Self.date, text)
    let name = String(repeating: "a", count: 1_000)
    #expect(try found(Self.link, name + "@example.com").count == 1)
  }

  @Test("postal addresses have parts")
  func addresses() throws {
    let detector = try NSDataDetector(types: 1 << 5)
    let text = "Apple, 1 Infinite Loop, Cupertino, CA 95014, and Hauptstraße 12, 10115 Berlin; 5 apples, Main, is none"
    let parts = detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
      [NSTextCheckingKey.street, .zip, .city, .state].map { match.addressComponents?[$0] ?? "-" }
    }
    #expect(
      parts == [["1 Infinite Loop", "95014", "Cupertino", "CA"], ["Hauptstraße 12", "10115", "Berlin", "-"]])
  }

  @Test("the kinds are Foundation's, and all of them can be asked for")
  func kinds() throws {
    #expect(NSTextCheckingResult.CheckingType(rawValue: Self.link) == (try kind(of: "https://example.org")))
    #expect(NSTextCheckingResult.CheckingType(rawValue: Self.date) == (try kind(of: "2024-03-05")))
  }

  private func kind(of text: String) throws -> NSTextCheckingResult.CheckingType? {
    try NSDataDetector(types: NSTextCheckingAllTypes)
      .firstMatch(in: text, range: NSRange(text.startIndex..., in: text))?.resultType
  }
}
