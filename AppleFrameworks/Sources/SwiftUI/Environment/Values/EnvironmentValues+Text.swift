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

  /// The font of text that has none of its own; `nil` is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { lineLimits.upper }
    set { lineLimits = LineLimits(upper: newValue) }
  }

  var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between lines, beside what the font has.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentEnvironmentKey.self] }
    set { self[AlignmentEnvironmentKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Weight, slant and lines that text has beside its font.
  var textLook: TextLook {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }
}
