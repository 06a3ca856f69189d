import UIKit

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum AlignmentEnvironmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  private enum TextStyleKey: EnvironmentKey { static var defaultValue: TextLook { TextLook() } }

  /// The font of text that sets no font; `nil` for the body font.
  ///
  /// - Default: `nil`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The maximum number of lines of text; `nil` for no limit. Setting it removes the minimum.
  ///
  /// - Default: `nil`.
  public var lineLimit: Int? {
    get { lineLimits.upper }
    set { lineLimits = LineLimits(upper: newValue) }
  }

  var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The additional space between lines, in points.
  ///
  /// - Default: 0.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The alignment of lines of text.
  ///
  /// - Default: `.leading`.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentEnvironmentKey.self] }
    set { self[AlignmentEnvironmentKey.self] = newValue }
  }

  /// The minimum factor by which text may shrink to fit.
  ///
  /// - Default: 1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether the spacing of letters may shrink to fit.
  ///
  /// - Default: `false`.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The part of a line that is replaced with an ellipsis if the line does not fit.
  ///
  /// - Default: `.tail`.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The case to which text is converted; `nil` for no conversion.
  ///
  /// - Default: `nil`.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The attributes of text in addition to its font.
  var textLook: TextLook {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }
}
