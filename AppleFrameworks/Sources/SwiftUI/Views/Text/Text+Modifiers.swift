import UIKit

extension Text {
  /// Returns the text with a font; `nil` uses the default font. An existing font is kept.
  public func font(_ font: Font?) -> Text {
    changed { run in
      guard !run.hasFont else { return }
      run.font = font
      run.hasFont = true
    }
  }

  /// Returns the text with a font weight; `nil` uses the font's weight. An existing weight is kept.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { if $0.look.weight == nil { $0.look.weight = weight } }
  }

  /// Returns the text with a font design; `nil` uses the font's design. An existing design is kept.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { if $0.look.design == nil { $0.look.design = design } }
  }

  /// Returns the text in bold.
  public func bold() -> Text { bold(true) }
  /// Returns the text with or without bold.
  public func bold(_ isActive: Bool) -> Text { changed { if $0.look.isBold == nil { $0.look.isBold = isActive } } }
  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }

  /// Returns the text with or without italics.
  public func italic(_ isActive: Bool) -> Text {
    changed { if $0.look.isItalic == nil { $0.look.isItalic = isActive } }
  }

  /// Returns the text with characters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.look.isMonospaced = isActive } }
  /// Returns the text with digits of equal width.
  public func monospacedDigit() -> Text { changed { $0.look.hasMonospacedDigits = true } }

  /// Returns the text with a line through it.
  ///
  /// - Parameter color: The color of the line; `nil` (the default) for the text's color.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.look.strikethrough = isActive ? LineStyle(color: color) : nil }
  }

  /// Returns the text with a patterned line through it.
  ///
  /// - Parameter color: The color of the line; `nil` (the default) for the text's color.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.look.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Returns the text with a line below it.
  ///
  /// - Parameter color: The color of the line; `nil` (the default) for the text's color.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.look.underline = isActive ? LineStyle(color: color) : nil }
  }

  /// Returns the text with a patterned line below it.
  ///
  /// - Parameter color: The color of the line; `nil` (the default) for the text's color.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.look.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Returns the text with a changed space between characters, in points. Negative values reduce it. `tracking(_:)`
  /// takes precedence.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.look.kerning = kerning } }
  /// Returns the text with a changed space after each character, in points. Negative values reduce it.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.look.tracking = tracking } }
  /// Returns the text with an offset above its baseline, in points. Negative values lower the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed { $0.look.baselineOffset = baselineOffset } }

  /// Returns the text with a color. An existing color is kept, and `nil` has no effect.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if $0.color == nil, let color { $0.color = AnyStyleBox(style: AnyShapeStyle(color)) } }
  }

  /// Returns the text with a foreground style. An existing color or style is kept.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { if $0.color == nil { $0.color = AnyStyleBox(style: AnyShapeStyle(style)) } }
  }
}
