import Foundation
import FoundationSupplement
import Testing

@Suite("The time between two dates")
struct ComponentsFormatStyleTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func text(
    _ seconds: TimeInterval, _ style: Date.ComponentsFormatStyle.Style, _ locale: String = "en_US",
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> String {
    (start..<start.addingTimeInterval(seconds)).formatted(
      .components(style: style, fields: fields).locale(Locale(identifier: locale))
        .calendar(Calendar(identifier: .gregorian)))
  }

  @Test("styles name the fields in full or in short")
  func styles() {
    #expect(text(7800, .wide) == "2 hours, 10 minutes")
    #expect(text(7800, .abbreviated) == "2 hr, 10 min")
    #expect(text(7800, .condensedAbbreviated) == "2hr 10min")
    #expect(text(7800, .narrow) == "2h 10m")
    #expect(text(7800, .spellOut) == "two hours, ten minutes")
    #expect(text(7800, .wide, "de_DE") == "2 Stunden und 10 Minuten")
  }

  @Test("fields that are zero are left out, unless all are")
  func zeros() {
    #expect(text(86_405, .wide) == "1 day, 5 seconds")
    #expect(text(0, .wide) == "0 seconds")
    #expect(text(5, .wide, fields: [.hour, .minute]) == "0 minutes")
    #expect(text(700_000, .wide, fields: [.week, .day]) == "1 week, 1 day")
  }

  @Test("a clock shows hours where there are any")
  func clock() {
    let locale = Locale(identifier: "en_US")
    #expect((start..<start.addingTimeInterval(7805)).formatted(.timeDuration.locale(locale)) == "2:10:05")
    #expect((start..<start.addingTimeInterval(65)).formatted(.timeDuration.locale(locale)) == "1:05")
  }

  @Test("sizes may be measurements")
  func byteCounts() {
    let size = Measurement(value: 1500, unit: UnitInformationStorage.kilobytes)
    #expect(ByteCountFormatter.string(from: size, countStyle: .file) == "1.5 MB")
    #expect(ByteCountFormatter().string(from: size) == "1.5 MB")
  }
}
