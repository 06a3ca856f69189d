/// The display priority of an annotation among overlapping ones, from 0 to 1000.
///
/// - Source: developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Float
  /// Creates a value from its raw value. Any raw value is accepted.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of annotations that are always displayed, 1000.
  public static let required = MKFeatureDisplayPriority(1000)
  /// The priority of markers, 750.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// A low priority, 250.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
