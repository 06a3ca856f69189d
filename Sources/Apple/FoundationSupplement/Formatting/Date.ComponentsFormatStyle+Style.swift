import Foundation
import RuntimeSupport

extension Date.ComponentsFormatStyle {
  /// A format style for the time between two dates: `2 hours, 10 minutes`.
  ///
  /// Foundation on Linux declares the format style without contents. Here, its `Style` is the format style, so that
  /// `formatted(.components(style: .wide))` is available as on iOS.
  ///
  /// - Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/style-swift.struct
  public struct Style: FormatStyle, Sendable {
    fileprivate enum Kind: String, Codable {
      case abbreviated, condensedAbbreviated, narrow, spellOut, wide, clock
    }

    private let kind: Kind
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent
    /// The fields of the result; `nil` for all but weeks.
    fileprivate var fields: Set<Date.ComponentsFormatStyle.Field>?

    fileprivate init(_ kind: Kind) { self.kind = kind }

    /// The style of `2 hr, 10 min`.
    public static var abbreviated: Self { Self(.abbreviated) }
    /// The style of `2hr 10min`.
    public static var condensedAbbreviated: Self { Self(.condensedAbbreviated) }
    /// The style of `2h 10m`.
    public static var narrow: Self { Self(.narrow) }
    /// The style of `two hours, ten minutes`.
    public static var spellOut: Self { Self(.spellOut) }
    /// The style of `2 hours, 10 minutes`.
    public static var wide: Self { Self(.wide) }

    /// Returns the formatted time. Fields that are zero are omitted unless all are.
    ///
    /// - Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/format(_:)
    public func format(_ value: Range<Date>) -> String {
      if kind == .clock { return clock(value.upperBound.timeIntervalSince(value.lowerBound)) }
      let chosen = Self.parts.filter { fields?.contains($0.field) ?? ($0.field != .week) }
      let components = calendar.dateComponents(
        Set(chosen.map(\.component)), from: value.lowerBound, to: value.upperBound)
      let counts = chosen.map { (name: $0.name, count: components.value(for: $0.component) ?? 0) }
      var shown = counts.filter { $0.count != 0 }
      if shown.isEmpty { shown = counts.suffix(1) }
      let items = shown.map { text($0.count, $0.name) }
      return FoundationICU.list(ofUnits: items, width: listWidth, locale: locale.identifier)
        ?? items.joined(separator: ", ")
    }

    /// - Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/locale(_:)
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    /// - Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/calendar(_:)
    public func calendar(_ calendar: Calendar) -> Self {
      var result = self
      result.calendar = calendar
      return result
    }

    /// The fields from the largest to the smallest, with ICU's names of the units.
    private static var parts: [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component, name: String)] {
      [
        (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
      ]
    }

    private var width: MeasurementText.Width {
      switch kind {
      case .abbreviated, .condensedAbbreviated: .abbreviated
      case .narrow: .narrow
      case .spellOut, .wide, .clock: .wide
      }
    }

    private var listWidth: FoundationICU.ListWidth {
      switch kind {
      case .abbreviated: .short
      case .narrow, .condensedAbbreviated: .narrow
      case .spellOut, .wide, .clock: .wide
      }
    }

    private func text(_ count: Int, _ name: String) -> String {
      let skeleton = "unit/\(name) unit-width-\(width.rawValue)"
      guard let text = FoundationICU.number(Double(count), skeleton: skeleton, locale: locale.identifier) else {
        return "\(count) \(name)"
      }
      switch kind {
      case .condensedAbbreviated: return text.filter { !$0.isWhitespace }
      case .spellOut:
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        guard let words = formatter.string(from: NSNumber(value: count)),
          let plain = FoundationICU.number(Double(count), skeleton: "", locale: locale.identifier)
        else { return text }
        return text.replacing(plain, with: words)
      default: return text
      }
    }

    private func clock(_ seconds: TimeInterval) -> String {
      let pattern: Duration.TimeFormatStyle.Pattern = seconds < 3600 ? .minuteSecond : .hourMinuteSecond
      return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
    }
  }

  /// The style of a clock: `2:10:00`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/timeduration
  public static var timeDuration: Style { Style(.clock) }
}

extension FormatStyle where Self == Date.ComponentsFormatStyle.Style {
  /// Returns a format style with fields in words.
  ///
  /// - Source: developer.apple.com/documentation/foundation/formatstyle/components(style:fields:)
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    var result = style
    result.fields = fields
    return result
  }

  /// The format style of a clock.
  ///
  /// - Source: developer.apple.com/documentation/foundation/formatstyle/timeduration
  public static var timeDuration: Self { Date.ComponentsFormatStyle.timeDuration }
}
