import Foundation

/// Formats distances as maps do.
///
/// Unchecked: Like other formatters, it must not be changed while another thread uses it.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdistanceformatter
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units of distances.
  public enum Units: UInt, Sendable {
    /// The units of the locale.
    case `default` = 0
    /// Meters and kilometers; feet and miles; yards and miles.
    case metric, imperial, imperialWithYards
  }

  /// The form of units.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// Symbols, as `.abbreviated`.
    case `default` = 0
    /// Symbols, or whole words.
    case abbreviated, full
  }

  /// The locale for digits and default units.
  ///
  /// - Default: the current locale.
  open var locale: Locale! = .current

  /// The units.
  ///
  /// - Default: `.default`, the units of the locale.
  open var units = Units.default

  /// How units are written.
  ///
  /// - Default: `.default`, which is symbols.
  open var unitStyle = DistanceUnitStyle.default

  /// Creates a formatter for the current locale.
  public override init() { super.init() }
  /// Creates the object from an archive.
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

  /// The meters in a foot and in a yard are defined (1959); a mile has 5,280 feet.
  private static let (meter, kilometer) = (
    Unit(meters: 1, sign: "m", one: "meter", many: "meters"),
    Unit(meters: 1000, sign: "km", one: "kilometer", many: "kilometers")
  )
  private static let (foot, yard, mile) = (
    Unit(meters: 0.3048, sign: "ft", one: "foot", many: "feet"),
    Unit(meters: 0.9144, sign: "yd", one: "yard", many: "yards"),
    Unit(meters: 1609.344, sign: "mi", one: "mile", many: "miles")
  )

  /// Returns the text for a distance in meters. Short distances are rounded to 5 or 50, long ones to tenths or whole
  /// units.
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

  /// Returns the text for a number of meters; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map(string(fromDistance:))
  }

  /// Returns the distance in a text, in meters; -1 if there is none.
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
