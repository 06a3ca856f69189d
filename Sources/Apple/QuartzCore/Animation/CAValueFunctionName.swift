/// The names of the functions that make transforms of numbers.
///
/// - Source: developer.apple.com/documentation/quartzcore/cavaluefunctionname
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turns about the x axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis, by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the z axis, by radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves by three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
