import UIKit

/// A button of glass.
///
/// - Source: developer.apple.com/documentation/swiftui/glassbuttonstyle
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label.padding(.horizontal, 14).padding(.vertical, 8).glassEffect()
    }
    .buttonStyle(.plain)
  }
}

/// A button of tinted glass.
///
/// - Source: developer.apple.com/documentation/swiftui/glassprominentbuttonstyle
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label.foregroundStyle(.white).padding(.horizontal, 14).padding(.vertical, 8)
        .background(TintShapeStyle(), in: Capsule())
    }
    .buttonStyle(.plain)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
