import Foundation

/// A formatter of distances in maps.
///
/// Unchecked: As with other formatters, the app must not change it while another thread uses it.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdistanceformatter
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units of distances.
  public enum Units: UInt, Sendable {
    /// The units of the locale.
    case `default` = 0
    /// Meters and kilometers, feet and miles, or yards and miles.
    case metric, imperial, imperialWithYards
  }

  /// The style of units.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// Symbols, like `.abbreviated`.
    case `default` = 0
    /// Symbols, or full names.
    case abbreviated, full
  }

  /// The locale for digits and default units.
  ///
  /// - Default: the current locale.
  open var locale: Locale! = .current

  /// The units.
  ///
  /// - Default: `.default`, for the units of the locale.
  open var units = Units.default

  /// The style of units.
  ///
  /// - Default: `.default`, for symbols.
  open var unitStyle = DistanceUnitStyle.default

  /// Creates a formatter for the current locale.
  public override init() { super.init() }
  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var resolvedUnits: Units {
    guard units == .default else { return units }
    return switch locale.measurementSystem {
    case .us: .imperial
    case .uk: .imperialWithYards
    default: .metric
    }
  }

  private struct Unit {
    let meters: Double
    let sign: String
    let (one, many): (String, String)
  }

  /// The lengths of the units in meters. Those of the foot and the yard are defined (1959), and a mile has 5,280 feet.
  private static let (meter, kilometer) = (
    Unit(meters: 1, sign: "m", one: "meter", many: "meters"),
    Unit(meters: 1000, sign: "km", one: "kilometer", many: "kilometers")
  )
  private static let (foot, yard, mile) = (
    Unit(meters: 0.3048, sign: "ft", one: "foot", many: "feet"),
    Unit(meters: 0.9144, sign: "yd", one: "yard", many: "yards"),
    Unit(meters: 1609.344, sign: "mi", one: "mile", many: "miles")
  )

  /// Returns the string for a distance in meters. Short distances are rounded to multiples of 5 or 50, and long ones to
  /// tenths or whole units.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (small, large, most): (Unit, Unit, Double) =
      switch resolvedUnits {
      case .imperial: (MKDistanceFormatter.foot, MKDistanceFormatter.mile, 1000 * MKDistanceFormatter.foot.meters)
      case .imperialWithYards:
        (MKDistanceFormatter.yard, MKDistanceFormatter.mile, 0.5 * MKDistanceFormatter.mile.meters)
      case .metric, .default: (MKDistanceFormatter.meter, MKDistanceFormatter.kilometer, 1000)
      }
    let size = distance.magnitude
    let isShort = size < most
    let unit = isShort ? small : large
    let count = distance / unit.meters
    let step: Double = isShort ? (count.magnitude < 100 ? 5 : 50) : count.magnitude < 10 ? 0.1 : 1
    let rounded = (count / step).rounded() * step
    let number = NumberFormatter()
    number.locale = locale
    number.numberStyle = .decimal
    number.maximumFractionDigits = step < 1 ? 1 : 0
    let digits = number.string(from: NSNumber(value: rounded)) ?? "\(rounded)"
    return "\(digits) " + (unitStyle == .full ? (rounded == 1 ? unit.one : unit.many) : unit.sign)
  }

  /// Returns the string for a number of meters; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map(string(fromDistance:))
  }

  /// Returns the distance in a string, in meters; -1 if there is none.
  open func distance(from distance: String) -> CLLocationDistance {
    let parts = distance.split(separator: " ")
    let number = NumberFormatter()
    number.locale = locale
    number.numberStyle = .decimal
    guard parts.count == 2, let value = number.number(from: String(parts[0])) else { return -1 }
    let units = [
      MKDistanceFormatter.meter, MKDistanceFormatter.kilometer, MKDistanceFormatter.foot, MKDistanceFormatter.yard,
      MKDistanceFormatter.mile,
    ]
    guard let unit = units.first(where: { [$0.sign, $0.one, $0.many].contains(String(parts[1])) }) else { return -1 }
    return value.doubleValue * unit.meters
  }
}
