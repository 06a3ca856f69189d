/// An input that provides the media of a device.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedeviceinput
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates an input.
  ///
  /// - Throws: `applicationIsNotAuthorizedToUseDevice` if the user denies access to the camera.
  public init(device: AVCaptureDevice) throws {
    guard AVCaptureDevice.authorizationStatus(for: .video) != .denied else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    self.device = device
  }
}
