import Foundation

/// A trait of a preview: the size of its container or the orientation of the device.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/previewtrait
@MainActor
public struct PreviewTrait<T> {
  package enum Kind: Equatable, Sendable {
    case deviceSized
    case sizeThatFits
    case fixed(CGSize)
    case orientation(Orientation)
    /// A trait for the macro of another framework.
    case custom(PreviewExtension)
  }

  package enum Orientation: Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The container has the size of the device, with a smaller view at its center. This is the default.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .deviceSized) }

  /// The container has the size that the preview prefers when it is offered the size of the device.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .sizeThatFits) }

  /// Returns a trait for a container with a fixed size, in points.
  ///
  /// The program stops for a negative or NaN width or height.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    preconditionOfCaller(
      width >= 0 && height >= 0 && width.isFinite && height.isFinite,
      "fixedLayout(width:height:) requires a size in points, not \(width) x \(height)")
    return PreviewTrait(kind: .fixed(CGSize(width: width, height: height)))
  }

  /// The device is upright. This is the default.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .orientation(.portrait)) }

  /// The device is in landscape with its top at the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .orientation(.landscapeLeft)) }

  /// The device is in landscape with its top at the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }

  /// The device is upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }
}

/// A trait of another framework.
@_spi(Host) public final class PreviewExtension: Equatable, Sendable {
  public let value: any Sendable

  public init(_ value: any Sendable) { self.value = value }

  public static func == (first: PreviewExtension, second: PreviewExtension) -> Bool { first === second }
}

extension PreviewTrait {
  /// Creates a trait that has an effect only in another framework.
  @_spi(Host) public init(_ value: PreviewExtension) { kind = .custom(value) }

  /// The trait of another framework; `nil` for one of this framework.
  @_spi(Host) public var custom: PreviewExtension? {
    if case .custom(let value) = kind { value } else { nil }
  }
}
