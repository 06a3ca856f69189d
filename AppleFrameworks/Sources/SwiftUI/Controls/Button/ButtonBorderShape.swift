import UIKit

/// The shape of buttons with a border.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule
    case rounded(CGFloat?)
    case circle
  }
  let kind: Kind
  /// The default shape: a rounded rectangle, or a capsule for small controls.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners of the standard radius: 7 points, or 12 points for large controls.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// Returns a rectangle with rounded corners.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  func shape(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? standard(size)))
    case .automatic:
      size == .mini || size == .small ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: standard(size)))
    }
  }

  /// Returns the corner radius of UIKit's filled and tinted buttons: 7 points, or 12 points for large buttons.
  private func standard(_ size: ControlSize) -> CGFloat { size == .large || size == .extraLarge ? 12 : 7 }
}

private enum ButtonShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of buttons with a border. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/buttonbordershape
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonShapeKey.self] }
    set { self[ButtonShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of buttons with a border. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/buttonbordershape(_:)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
