import Foundation

/// How a preview is shown: the size of its container, or which way up the device is.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/previewtrait
@MainActor
public struct PreviewTrait<T> {
  package enum Kind: Equatable, Sendable {
    case deviceSized
    case sizeThatFits
    case fixed(CGSize)
    case orientation(Orientation)
    /// What another framework's macro reads.
    case custom(PreviewExtension)
  }

  package enum Orientation: Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The container is as large as the device, and a view that asks for less lies in its middle. This is the default.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .deviceSized) }

  /// The container is as large as the preview wants to be when it is offered the size of the device.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .sizeThatFits) }

  /// The container has the given size, in points.
  ///
  /// A width or height that is negative or no number stops the program.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    preconditionOfCaller(
      width >= 0 && height >= 0 && width.isFinite && height.isFinite,
      "fixedLayout(width:height:) wants a size in points, not \(width) x \(height)")
    return PreviewTrait(kind: .fixed(CGSize(width: width, height: height)))
  }

  /// The device is upright. This is the default.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .orientation(.portrait)) }

  /// The device lies on its side, its top to the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .orientation(.landscapeLeft)) }

  /// The device lies on its side, its top to the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }

  /// The device is upright, its top below.
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
  /// Makes a trait that has an effect in another framework only.
  @_spi(Host) public init(_ value: PreviewExtension) { kind = .custom(value) }

  /// The trait of another framework; nil for those of this one.
  @_spi(Host) public var custom: PreviewExtension? {
    if case .custom(let value) = kind { value } else { nil }
  }
}
