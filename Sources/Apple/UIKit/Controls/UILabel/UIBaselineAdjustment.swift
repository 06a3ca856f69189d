/// Where text lies in a label whose font was made smaller to fit.
///
/// - Source: developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it would be at the full size.
  case alignBaselines = 0
  /// The smaller line is centered.
  case alignCenters = 1
  /// The top stays where it would be at the full size.
  case none = 2
}
