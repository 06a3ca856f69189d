/// The z-priority of an annotation, from 0 to 1000.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotationviewzpriority
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Float
  /// Creates a value from its raw value. Any raw value is accepted.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The highest priority, 1000.
  public static let max = MKAnnotationViewZPriority(1000)
  /// The priority of selected annotations, 1000.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// The priority of annotations that are not selected, 500.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// The lowest priority, 0.
  public static let min = MKAnnotationViewZPriority(0)
}
