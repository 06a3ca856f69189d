import CoreGraphics

/// The orientation of the user interface relative to the device.
///
/// - Source: developer.apple.com/documentation/uikit/uiinterfaceorientation
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Creates the orientation of an interface that fills a screen with a size, in points.
  init(ofScreen size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}
