/// The names of the functions that create transforms from numbers.
///
/// - Source: developer.apple.com/documentation/quartzcore/cavaluefunctionname
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation around the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation around the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation around the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scaling with three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scaling along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scaling along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scaling along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation with three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
