import Foundation

/// A formatter of durations: with digits and colons for every language, otherwise with English words.
///
/// - Source: developer.apple.com/documentation/foundation/datecomponentsformatter
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as `Formatter`; an app configures it before passing it on.
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated, short, full, spellOut, brief
  }

  /// The formatting of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private struct Unit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    let seconds: Double
    let (letter, short, brief, full): (String, String, String, String)
  }

  /// The average lengths of the units. On Apple's systems, months and years depend on the reference date.
  private static let units = [
    Unit(flag: .year, component: .year, seconds: 31_556_952, letter: "y", short: "yr", brief: "yr", full: "year"),
    Unit(flag: .month, component: .month, seconds: 2_629_746, letter: "mo", short: "mth", brief: "mth", full: "month"),
    Unit(
      flag: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", brief: "wk", full: "week"
    ),
    Unit(flag: .day, component: .day, seconds: 86_400, letter: "d", short: "day", brief: "day", full: "day"),
    Unit(flag: .hour, component: .hour, seconds: 3_600, letter: "h", short: "hr", brief: "hr", full: "hour"),
    Unit(flag: .minute, component: .minute, seconds: 60, letter: "m", short: "min", brief: "min", full: "minute"),
    Unit(flag: .second, component: .second, seconds: 1, letter: "s", short: "sec", brief: "sec", full: "second"),
  ]

  private var chosen: [Unit] {
    let allowed: NSCalendar.Unit =
      allowedUnits.isEmpty ? [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] : allowedUnits
    return DateComponentsFormatter.units.filter { allowed.contains($0.flag) }
  }

  /// - Returns: The text; `nil` if no units are allowed.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let units = chosen
    var rest = ti.magnitude.rounded()
    let counts = units.map { unit -> Int in
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      return Int(count)
    }
    return write(Array(zip(units, counts)), isNegative: ti < 0)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = chosen
    let parts = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    let counts = units.map { (parts.value(for: $0.component) ?? 0).magnitude }
    return write(Array(zip(units, counts.map { Int($0) })), isNegative: endDate < startDate)
  }

  open func string(from components: DateComponents) -> String? {
    let units = chosen
    let counts = units.map { components.value(for: $0.component) ?? 0 }
    return write(Array(zip(units, counts.map { Int($0.magnitude) })), isNegative: counts.contains { $0 < 0 })
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func write(_ all: [(unit: Unit, count: Int)], isNegative: Bool) -> String? {
    guard !all.isEmpty else { return nil }
    var parts = all
    let behavior = zeroFormattingBehavior
    let isDefault = behavior.contains(.default)
    // By default, leading zeros are omitted in the style of a clock and all zeros in words.
    let dropsLeading = behavior.contains(.dropLeading) || isDefault
    let dropsMiddle = behavior.contains(.dropMiddle) || (isDefault && unitsStyle != .positional)
    let dropsTrailing = behavior.contains(.dropTrailing) || (isDefault && unitsStyle != .positional)
    if dropsLeading { while parts.count > 1, parts[0].count == 0 { parts.removeFirst() } }
    if dropsTrailing { while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() } }
    if dropsMiddle, parts.count > 2 {
      parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == parts.count - 1 || $0.element.count > 0 }
        .map(\.element)
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = isNegative ? "-" : ""
    return sign + phrase(unitsStyle == .positional ? clock(parts) : words(parts))
  }

  private func clock(_ parts: [(unit: Unit, count: Int)]) -> String {
    guard parts.count > 1 || zeroFormattingBehavior.contains(.pad) else { return "\(parts.first?.count ?? 0)" }
    let texts = parts.enumerated().map { index, part in
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
      return pads && part.unit.seconds <= 3600 ? String(format: "%02d", part.count) : "\(part.count)"
    }
    return texts.joined(separator: ":")
  }

  private func words(_ parts: [(unit: Unit, count: Int)]) -> String {
    let texts = parts.map { unit, count -> String in
      let plural = count == 1 ? "" : "s"
      switch unitsStyle {
      case .positional, .abbreviated: return "\(count)\(unit.letter)"
      case .brief: return "\(count)\(unit.brief)\(unit.seconds >= 3_600 && unit.letter != "h" ? plural : "")"
      case .short: return "\(count) \(unit.short)\(["min", "sec", "hr"].contains(unit.short) ? "" : plural)"
      case .full: return "\(count) \(unit.full)\(plural)"
      case .spellOut:
        let number = NumberFormatter()
        number.numberStyle = .spellOut
        number.locale = Locale(identifier: "en_US")
        return "\(number.string(from: NSNumber(value: count)) ?? "\(count)") \(unit.full)\(plural)"
      }
    }
    switch unitsStyle {
    case .abbreviated, .brief: return texts.joined(separator: " ")
    default: return texts.joined(separator: ", ")
    }
  }

  private func phrase(_ text: String) -> String {
    var text = text
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
}
