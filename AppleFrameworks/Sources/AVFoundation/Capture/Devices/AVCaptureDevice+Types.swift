extension AVCaptureDevice {
  /// The position of a device.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/position-swift.enum
  public enum Position: Int, Sendable {
    /// An unspecified position.
    case unspecified = 0
    /// The back or the front of the device.
    case back, front
  }

  /// A mode of using the flash.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/flashmode-swift.enum
  public enum FlashMode: Int, Sendable {
    /// The flash is off.
    case off = 0
    /// The flash is always on, or on in the dark.
    case on, auto
  }

  /// A mode of using the torch.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/torchmode-swift.enum
  public enum TorchMode: Int, Sendable {
    /// The torch is off.
    case off = 0
    /// The torch is always on, or on in the dark.
    case on, auto
  }

  /// A mode of focusing.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/focusmode-swift.enum
  public enum FocusMode: Int, Sendable {
    /// The focus is fixed.
    case locked = 0
    /// The camera focuses once, or whenever necessary.
    case autoFocus, continuousAutoFocus
  }

  /// A mode of adjusting the exposure.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/exposuremode-swift.enum
  public enum ExposureMode: Int, Sendable {
    /// The exposure is fixed.
    case locked = 0
    /// The camera adjusts the exposure once, whenever necessary, or to the values of the app.
    case autoExpose, continuousAutoExposure, custom
  }

  /// A mode of adjusting the white balance.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/whitebalancemode-swift.enum
  public enum WhiteBalanceMode: Int, Sendable {
    /// The white balance is fixed.
    case locked = 0
    /// The camera adjusts the white balance once, or whenever necessary.
    case autoWhiteBalance, continuousAutoWhiteBalance
  }

  /// The type of a camera or microphone.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value. Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The wide-angle camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The telephoto camera.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The ultra-wide camera.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The combination of the wide-angle and telephoto cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The combination of the wide-angle and ultra-wide cameras.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// The combination of all three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The front camera with depth information.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The built-in microphone. Superseded by `microphone`.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// Any microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// An external camera.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }
}
