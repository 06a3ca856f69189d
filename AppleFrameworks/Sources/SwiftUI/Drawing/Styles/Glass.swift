import UIKit

/// A material that lets the content behind it through, as glass does.
///
/// - Source: developer.apple.com/documentation/swiftui/glass
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?
  /// The usual glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that lets more through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns glass of a color; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.color = color
    return result
  }

  /// Returns glass that reacts to touches. It looks the same here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given: a capsule.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultglasseffectshape
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}
  /// Returns the path of a capsule in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind the view. It is drawn as a thin material with a fine edge.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass. Default: the usual one.
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

/// Contains views with glass, which would merge on a device. They are drawn each by itself.
///
/// - Source: developer.apple.com/documentation/swiftui/glasseffectcontainer
public struct GlassEffectContainer<Content: View>: View {
  nonisolated(unsafe) let content: Content
  /// Creates a container.
  ///
  /// - Parameter spacing: The distance at which glass merges on a device.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The view's content.
  public var body: some View { content }
}
