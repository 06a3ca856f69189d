import Foundation
import FoundationSupplement
import Testing

@Suite("Formatters of time")
struct FormatterTests {
  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    formatter.maximumUnitCount = most
    return formatter.string(from: seconds)
  }

  @Test("spans as on a clock")
  func clock() {
    #expect(text(65, [.minute, .second], .positional) == "1:05")
    #expect(text(5, [.minute, .second], .positional) == "5")
    #expect(text(5, [.minute, .second], .positional, .pad) == "00:05")
    #expect(text(3661, [.hour, .minute, .second], .positional) == "1:01:01")
    #expect(text(3600, [.hour, .minute, .second], .positional) == "1:00:00")
  }

  @Test("spans in words")
  func words() {
    #expect(text(5430, [.hour, .minute, .second], .abbreviated) == "1h 30m 30s")
    #expect(text(5400, [.hour, .minute, .second], .full) == "1 hour, 30 minutes")
    #expect(text(5400, [.hour, .minute], .short) == "1 hr, 30 min")
    #expect(text(90000, [.day, .hour, .minute], .full, most: 1) == "1 day")
    #expect(text(0, [.hour, .minute], .full) == "0 minutes")
    #expect(text(120, [.minute], .spellOut) == "two minutes")
  }

  @Test("dates against each other")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7300), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now.addingTimeInterval(86_400), relativeTo: now) == "in 1 day")
    #expect(formatter.localizedString(fromTimeInterval: -60) == "1 minute ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hr.")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2h ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test("lists as the locale's language joins them")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
  }
}
