/// How a person holds the device.
///
/// - Source: developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
  /// It can't be told.
  case unknown = 0
  /// Upright, its top up.
  case portrait = 1
  /// Upright, its top down.
  case portraitUpsideDown = 2
  /// On its side, its top at the left. The interface is then ``UIInterfaceOrientation/landscapeRight``.
  case landscapeLeft = 3
  /// On its side, its top at the right. The interface is then ``UIInterfaceOrientation/landscapeLeft``.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the interface can be turned this way: upright or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
