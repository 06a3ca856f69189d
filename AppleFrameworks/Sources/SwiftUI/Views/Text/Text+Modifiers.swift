import UIKit

extension Text {
  public func font(_ font: Font?) -> Text {
    changed { run in
      guard !run.hasFont else { return }
      run.font = font
      run.hasFont = true
    }
  }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { if $0.look.weight == nil { $0.look.weight = weight } }
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { if $0.look.design == nil { $0.look.design = design } }
  }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { changed { if $0.look.isBold == nil { $0.look.isBold = isActive } } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text {
    changed { if $0.look.isItalic == nil { $0.look.isItalic = isActive } }
  }
  public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.look.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { changed { $0.look.hasMonospacedDigits = true } }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.look.strikethrough = isActive ? LineStyle(color: color) : nil }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.look.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.look.underline = isActive ? LineStyle(color: color) : nil }
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.look.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.look.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.look.tracking = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed { $0.look.baselineOffset = baselineOffset } }
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if $0.color == nil, let color { $0.color = AnyStyleBox(style: AnyShapeStyle(color)) } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { if $0.color == nil { $0.color = AnyStyleBox(style: AnyShapeStyle(style)) } }
  }
}
