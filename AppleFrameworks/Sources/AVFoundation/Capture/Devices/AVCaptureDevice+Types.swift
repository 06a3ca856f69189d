extension AVCaptureDevice {
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back, front
  }

  public enum FlashMode: Int, Sendable {
    case off = 0
    case on, auto
  }

  public enum TorchMode: Int, Sendable {
    case off = 0
    case on, auto
  }

  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus, continuousAutoFocus
  }

  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose, continuousAutoExposure, custom
  }

  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance, continuousAutoWhiteBalance
  }

  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }
}
