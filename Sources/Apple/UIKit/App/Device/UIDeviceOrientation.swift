/// The physical orientation of the device.
///
/// - Source: developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is on its side with its top at the left. The interface is ``UIInterfaceOrientation/landscapeRight``.
  case landscapeLeft = 3
  /// The device is on its side with its top at the right. The interface is ``UIInterfaceOrientation/landscapeLeft``.
  case landscapeRight = 4
  /// The device is flat with the screen up.
  case faceUp = 5
  /// The device is flat with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the interface can have this orientation: portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
