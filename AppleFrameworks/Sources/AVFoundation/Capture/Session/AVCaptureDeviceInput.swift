/// - Source: developer.apple.com/documentation/avfoundation/avcapturedeviceinput
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    guard AVCaptureDevice.authorizationStatus(for: .video) != .denied else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    self.device = device
  }
}
