/// The effect of a timed object outside of its active duration.
///
/// - Source: developer.apple.com/documentation/quartzcore/camediatimingfillmode
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The object keeps its final state.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The object has its initial state before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both of the above.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The object has no effect outside of its active duration, the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
