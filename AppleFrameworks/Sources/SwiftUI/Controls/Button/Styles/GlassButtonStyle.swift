import UIKit

/// A button style with a glass background.
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

/// A button style with a tinted glass background.
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
  /// A button style with a glass background.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style with a tinted glass background.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
