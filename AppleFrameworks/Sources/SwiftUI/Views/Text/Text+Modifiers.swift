import UIKit

extension Text {
  /// Sets the font; `nil` is the default font. A font that is set already stays.
  public func font(_ font: Font?) -> Text {
    changed { run in
      guard !run.hasFont else { return }
      run.font = font
      run.hasFont = true
    }
  }

  /// Sets the font's weight; `nil` keeps the font's. A weight that is set already stays.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { if $0.look.weight == nil { $0.look.weight = weight } }
  }

  /// Sets the font's design; `nil` keeps the font's. A design that is set already stays.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { if $0.look.design == nil { $0.look.design = design } }
  }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }
  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { changed { if $0.look.isBold == nil { $0.look.isBold = isActive } } }
  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text {
    changed { if $0.look.isItalic == nil { $0.look.isItalic = isActive } }
  }

  /// Gives all characters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.look.isMonospaced = isActive } }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changed { $0.look.hasMonospacedDigits = true } }

  /// Draws a line through the text.
  ///
  /// - Parameter color: `nil` (the default) is the text's color.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.look.strikethrough = isActive ? LineStyle(color: color) : nil }
  }

  /// Draws a line with a pattern through the text.
  ///
  /// - Parameter color: `nil` (the default) is the text's color.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.look.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Draws a line below the text.
  ///
  /// - Parameter color: `nil` (the default) is the text's color.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.look.underline = isActive ? LineStyle(color: color) : nil }
  }

  /// Draws a line with a pattern below the text.
  ///
  /// - Parameter color: `nil` (the default) is the text's color.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.look.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Changes the distance between characters, in points. Negative values bring them closer. `tracking(_:)` takes
  /// precedence.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.look.kerning = kerning } }
  /// Changes the distance after each character, in points. Negative values bring them closer.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.look.tracking = tracking } }
  /// Moves the text up from its baseline, in points. Negative values move it down.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed { $0.look.baselineOffset = baselineOffset } }

  /// Sets the text's color. A color that is set already stays; `nil` has no effect.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if $0.color == nil, let color { $0.color = AnyStyleBox(style: AnyShapeStyle(color)) } }
  }

  /// Sets the text's style. A color or style that is set already stays.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { if $0.color == nil { $0.color = AnyStyleBox(style: AnyShapeStyle(style)) } }
  }
}
