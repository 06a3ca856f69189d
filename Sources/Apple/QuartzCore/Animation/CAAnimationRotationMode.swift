/// The rotation of objects that move along a path.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationrotationmode
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The x axis points forward.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The x axis points backward.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
