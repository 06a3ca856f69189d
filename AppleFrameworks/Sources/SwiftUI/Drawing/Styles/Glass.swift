import UIKit

/// A translucent material that resembles glass.
///
/// - Source: developer.apple.com/documentation/swiftui/glass
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?
  /// The regular glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A more transparent glass.
  public static var clear: Glass { Glass(kind: .clear) }
  /// A glass without an effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint color; `nil` removes the tint.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.color = color
    return result
  }

  /// Returns glass that reacts to touches. This framework draws it in the same way.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass, which is a capsule.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultglasseffectshape
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}
  /// Returns the path of a capsule in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Displays glass behind the view. It is drawn as a thin material with a fine edge.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass. Default: regular.
  ///   - shape: The shape. Default: a capsule.
  /// - Source: developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.kind != .identity {
        ZStack {
          shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
          if let color = glass.color { shape.fill(color.opacity(0.8)) }
          shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5)
        }
      }
    }
  }
}

/// A container of views with glass, which would merge on a device. This framework draws them separately.
///
/// - Source: developer.apple.com/documentation/swiftui/glasseffectcontainer
public struct GlassEffectContainer<Content: View>: View {
  nonisolated(unsafe) let content: Content
  /// Creates a container.
  ///
  /// - Parameter spacing: The distance at which glass merges on a device.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The content of the view.
  public var body: some View { content }
}
