import Foundation

/// The detection of dates in texts: numeric ones, and those with English months.
struct DetectedDate {
  let range: NSRange
  let date: Date

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  private static let pattern: NSRegularExpression = {
    let month = months.map { "\($0.prefix(3))(?:\($0.dropFirst(3)))?" }.joined(separator: "|")
    let time = #"(?:(?:,? at |,? |T)(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s?(?<half>[ap]\.?m\.?)?)?"#
    let forms = [
      #"(?<y1>\d{4})-(?<m1>\d{2})-(?<d1>\d{2})"#,
      #"(?<m2>\d{1,2})/(?<d2>\d{1,2})/(?<y2>\d{4})"#,
      #"(?<d3>\d{1,2})\.(?<m3>\d{1,2})\.(?<y3>\d{4})"#,
      "(?<m4>\(month))\\.? (?<d4>\\d{1,2})(?:st|nd|rd|th)?,? (?<y4>\\d{4})",
      "(?<d5>\\d{1,2})(?:st|nd|rd|th)? (?<m5>\(month))\\.?,? (?<y5>\\d{4})",
    ]
    let whole = "(?<![\\w/.-])(?:\(forms.joined(separator: "|")))\(time)(?![\\w/-])"
    guard let expression = try? NSRegularExpression(pattern: whole, options: [.caseInsensitive]) else {
      fatalError("NSDataDetector: its pattern for dates is invalid")
    }
    return expression
  }()

  static func find(in text: String, _ range: NSRange) -> [DetectedDate] {
    pattern.matches(in: text, range: range).compactMap { match in
      func group(_ name: String) -> String? {
        let place = match.range(withName: name)
        return place.location == NSNotFound ? nil : Range(place, in: text).map { String(text[$0]) }
      }
      func first(_ name: String) -> String? { (1...5).lazy.compactMap { group("\(name)\($0)") }.first }
      guard let year = first("y").flatMap({ Int($0) }), let day = first("d").flatMap({ Int($0) }),
        let monthText = first("m"), let month = Int(monthText) ?? number(ofMonth: monthText)
      else { return nil }
      var parts = DateComponents(calendar: .current, year: year, month: month, day: day, hour: 12)
      if let hour = group("hour").flatMap({ Int($0) }), let minute = group("minute").flatMap({ Int($0) }) {
        let half = group("half")?.lowercased().first
        parts.hour = half == "p" ? hour % 12 + 12 : half == "a" ? hour % 12 : hour
        parts.minute = minute
      }
      guard parts.isValidDate, let date = parts.date else { return nil }
      return DetectedDate(range: match.range, date: date)
    }
  }

  private static func number(ofMonth text: String) -> Int? {
    months.firstIndex { $0.hasPrefix(text.lowercased().prefix(3)) }.map { $0 + 1 }
  }
}
