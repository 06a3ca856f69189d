import UIKit

/// The outline of buttons that have one.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule
    case rounded(CGFloat?)
    case circle
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
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

  /// As filled and tinted buttons of UIKit's have them: dynamic corners of 7 points, 12 for large ones.
  private func standard(_ size: ControlSize) -> CGFloat { size == .large || size == .extraLarge ? 12 : 7 }
}

private enum ButtonShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonShapeKey.self] }
    set { self[ButtonShapeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
