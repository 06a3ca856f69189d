import UIKit

/// A color or pattern for shapes and text.
///
/// - Source: developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(type(of: self)) is a style of its own: it does not resolve to another")
  }
}

extension Never: ShapeStyle {}

/// What a style comes to.
enum Paint {
  case color(UIColor)
  case gradient(GradientPaint)
  case material(UIBlurEffect.Style)
  case image(UIImage, scale: CGFloat, source: CGRect)

  /// One color that stands for it, where only a color will do.
  var color: UIColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .material: .clear
    case .image: .clear
    }
  }

  func faded(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.withAlphaComponent(min(1, max(0, color.cgColor.alpha * opacity))))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        let color = gradient.stops[index].color
        gradient.stops[index].color = color.withAlphaComponent(min(1, max(0, color.cgColor.alpha * opacity)))
      }
      return .gradient(gradient)
    case .material, .image: return self
    }
  }
}

/// A gradient with its colors found out.
struct GradientPaint {
  enum Kind {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
  }

  var kind: Kind
  var stops: [(color: UIColor, location: CGFloat)]
}

/// A style of ours.
protocol PaintedStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// What it comes to in an environment.
  func painted(in environment: EnvironmentValues) -> Paint {
    if let style = self as? any PaintedStyle { return style.paint(in: environment) }
    if Resolved.self == Never.self { return .color(.clear) }
    return resolve(in: environment).painted(in: environment)
  }
}

extension Color: ShapeStyle, PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    return .color(resolve(in: environment))
  }
}

/// Any style.
///
/// - Source: developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle, PaintedStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }
  func paint(in environment: EnvironmentValues) -> Paint { style.painted(in: environment) }
}

/// The foreground's styles: primary, secondary, tertiary.
struct ForegroundStyles: @unchecked Sendable {
  var styles: [AnyShapeStyle]

  /// The style of a level: what was given for it, or a fainter first one.
  func paint(_ level: Int, in environment: EnvironmentValues) -> Paint {
    if level < styles.count { return styles[level].paint(in: environment) }
    // The shares of opacity that secondary, tertiary and quaternary labels have on black: 0.6, 0.3, 0.18.
    let shares: [Double] = [1, 0.5, 0.25, 0.18, 0.1]
    let base = styles.last?.paint(in: environment) ?? .color(.label)
    return base.faded(shares[min(max(level - styles.count + 1, 0), shares.count - 1)])
  }
}

/// A level of the foreground's style.
///
/// - Source: developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle, PaintedStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(in environment: EnvironmentValues) -> Paint {
    if let styles = environment.foregroundStyles { return styles.paint(level, in: environment.withoutForeground) }
    return .color(Color(base: .level(level)).resolve(in: environment))
  }
}

extension EnvironmentValues {
  /// For styles that stand for the foreground themselves.
  var withoutForeground: EnvironmentValues {
    var result = self
    result.foregroundStyles = nil
    return result
  }
}

/// The style that the foreground has.
///
/// - Source: developer.apple.com/documentation/swiftui/foregroundstyle
public struct ForegroundStyle: ShapeStyle, PaintedStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { HierarchicalShapeStyle.primary.paint(in: environment) }
}

/// The style that the background has.
///
/// - Source: developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle, PaintedStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?.paint(in: environment)
      ?? .color(UIColor.systemBackground.resolvedColor(with: environment.traitCollection))
  }
}

/// The tint.
///
/// - Source: developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle, PaintedStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    // A tint that is the tint itself is what it was further out.
    if let style = environment.tintStyle, !(style.style is TintShapeStyle) { return style.paint(in: environment) }
    return .color(Color.accentColor.resolve(in: environment))
  }
}

/// What separators have.
///
/// - Source: developer.apple.com/documentation/swiftui/separatorshapestyle
public struct SeparatorShapeStyle: ShapeStyle, PaintedStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    .color(UIColor.separator.resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

/// A style, fainter.
private struct FadedStyle<S: ShapeStyle>: PaintedStyle {
  let style: S
  let opacity: Double
  func paint(in environment: EnvironmentValues) -> Paint { style.painted(in: environment).faded(opacity) }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}

/// Blurs what lies behind.
///
/// - Source: developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle, PaintedStyle {
  let style: UIBlurEffect.Style
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .systemChromeMaterial)
  public static let bar = Material(style: .systemChromeMaterial)
  func paint(in environment: EnvironmentValues) -> Paint { .material(style) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
