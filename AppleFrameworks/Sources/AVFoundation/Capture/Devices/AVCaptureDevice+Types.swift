extension AVCaptureDevice {
  /// The side of the device.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/position-swift.enum
  public enum Position: Int, Sendable {
    /// Any side.
    case unspecified = 0
    /// The back or the front.
    case back, front
  }

  /// When the flash is used.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/flashmode-swift.enum
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always, or when it is dark.
    case on, auto
  }

  /// When the lamp is on.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/torchmode-swift.enum
  public enum TorchMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always, or when it is dark.
    case on, auto
  }

  /// When the camera focuses.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/focusmode-swift.enum
  public enum FocusMode: Int, Sendable {
    /// Never: the focus is fixed.
    case locked = 0
    /// Once, or whenever needed.
    case autoFocus, continuousAutoFocus
  }

  /// When the camera adjusts the exposure.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/exposuremode-swift.enum
  public enum ExposureMode: Int, Sendable {
    /// Never: the exposure is fixed.
    case locked = 0
    /// Once, whenever needed, or by the values of the app.
    case autoExpose, continuousAutoExposure, custom
  }

  /// When the camera adjusts the white balance.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/whitebalancemode-swift.enum
  public enum WhiteBalanceMode: Int, Sendable {
    /// Never: the white balance is fixed.
    case locked = 0
    /// Once, or whenever needed.
    case autoWhiteBalance, continuousAutoWhiteBalance
  }

  /// The type of a camera or microphone.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value; any is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The camera with a normal angle.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The camera with a small angle.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The camera with a very wide angle.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The normal and the telephoto camera together.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The normal and the ultra-wide camera together.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// All three cameras together.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The front camera with depth.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The microphone of the device, by its older name.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// Any microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A camera that is connected to the device.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }
}
