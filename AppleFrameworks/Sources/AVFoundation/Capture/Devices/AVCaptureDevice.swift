import CoreGraphics
import CoreMedia
import Foundation
import PermissionResponses

/// A camera or a microphone. No devices exist, so all functions return none, as in Apple's simulator.
///
/// Unchecked: No devices exist, so none are shared between threads.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  override init() { super.init() }

  // MARK: - Finding devices

  /// Returns the default device for a media type. Always `nil`, because there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns the default device of a type and position. Always `nil`, because there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns all devices. The array is always empty.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns the devices for a media type. The array is always empty.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Finds a device by its identifier. Always `nil`, because there is none.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  /// A session that searches for devices of some types.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
  open class DiscoverySession: NSObject {
    /// Creates a session that searches for devices of some types.
    ///
    /// - Parameters:
    ///   - deviceTypes: The types, in the order of preference.
    ///   - mediaType: The type of media; `nil` for any.
    ///   - position: The position of the device.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

    /// The devices that were found. Always empty.
    open var devices: [AVCaptureDevice] { [] }
    /// The sets of devices that can be used together. Always empty.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  // MARK: - Authorization

  /// Returns the authorization to use the camera or, for `audio`, the microphone. The project's settings determine it.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch PermissionResponses.current.answer(to: mediaType == .audio ? .microphone : .camera) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  /// Requests access to the camera or, for `audio`, the microphone. The handler is called in the next turn of the run
  /// loop with the response of the project's settings.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    RunLoopTurn.later {
      handler(PermissionResponses.current.ask(mediaType == .audio ? .microphone : .camera) == .authorized)
    }
  }

  /// Requests access to the camera or, for `audio`, the microphone, and returns whether it is granted.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { done in requestAccess(for: mediaType) { done.resume(returning: $0) } }
  }

  // MARK: - Properties of a device

  /// The identifier of the device. Always empty.
  open var uniqueID: String { "" }
  /// The model. Always empty.
  open var modelID: String { "" }
  /// The name for the user. Always empty.
  open var localizedName: String { "" }
  /// Whether the device is connected. Always `false`.
  open var isConnected: Bool { false }
  /// The position of the device. Always `unspecified`.
  open var position: Position { .unspecified }
  /// The type. Always `builtInWideAngleCamera`.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Returns whether the device provides a media type. Always `false`.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether the device supports a session preset. Always `false`.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  /// Locks the device for changes.
  ///
  /// - Throws: Always the error `deviceNotConnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }

  /// Does nothing, because the device is never locked.
  open func unlockForConfiguration() {}

  /// Whether the device has a flash. Always `false`.
  open var hasFlash: Bool { false }
  /// Whether the flash is available. Always `false`.
  open var isFlashAvailable: Bool { false }
  /// Returns whether a flash mode is supported. Always `false`.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }

  /// The flash mode. The value is only stored.
  ///
  /// - Default: `off`.
  open var flashMode = FlashMode.off

  /// Whether the device has a torch. Always `false`.
  open var hasTorch: Bool { false }
  /// Whether the torch is available. Always `false`.
  open var isTorchAvailable: Bool { false }
  /// Whether the torch is active. Always `false`.
  open var isTorchActive: Bool { false }
  /// The brightness of the torch, from 0 to 1. Always 0.
  open var torchLevel: Float { 0 }
  /// Returns whether a torch mode is supported. Always `false`.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }

  /// The torch mode. The value is only stored.
  ///
  /// - Default: `off`.
  open var torchMode = TorchMode.off

  /// Turns the torch on with a brightness from 0 to 1.
  ///
  /// - Throws: Always the error `deviceNotConnected`.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  /// Returns whether a focus mode is supported. Always `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

  /// The focus mode. The value is only stored.
  ///
  /// - Default: `locked`.
  open var focusMode = FocusMode.locked

  /// Whether the camera supports a point of interest for the focus. Always `false`.
  open var isFocusPointOfInterestSupported: Bool { false }

  /// The point of interest for the focus, from (0, 0) to (1, 1). The value is only stored.
  ///
  /// - Default: the center.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)

  /// Whether the camera is focusing. Always `false`.
  open var isAdjustingFocus: Bool { false }
  /// Whether the camera supports smooth focusing. Always `false`.
  open var isSmoothAutoFocusSupported: Bool { false }

  /// Whether smooth focusing is enabled. The value is only stored.
  ///
  /// - Default: `false`.
  open var isSmoothAutoFocusEnabled = false

  /// Returns whether an exposure mode is supported. Always `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }

  /// The exposure mode. The value is only stored.
  ///
  /// - Default: `locked`.
  open var exposureMode = ExposureMode.locked

  /// Whether the camera supports a point of interest for the exposure. Always `false`.
  open var isExposurePointOfInterestSupported: Bool { false }

  /// The point of interest for the exposure, from (0, 0) to (1, 1). The value is only stored.
  ///
  /// - Default: the center.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)

  /// Whether the camera is adjusting the exposure. Always `false`.
  open var isAdjustingExposure: Bool { false }
  /// Returns whether a white balance mode is supported. Always `false`.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }

  /// The white balance mode. The value is only stored.
  ///
  /// - Default: `locked`.
  open var whiteBalanceMode = WhiteBalanceMode.locked

  /// Whether changes of the subject area are monitored. The value is only stored.
  ///
  /// - Default: `false`.
  open var isSubjectAreaChangeMonitoringEnabled = false

  /// Whether the camera supports low-light boost. Always `false`.
  open var isLowLightBoostSupported: Bool { false }

  /// Whether low-light boost is enabled automatically. The value is only stored.
  ///
  /// - Default: `false`.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false

  /// The zoom factor. The value is only stored.
  ///
  /// - Default: 1.
  open var videoZoomFactor: CGFloat = 1

  /// The minimum zoom factor. Always 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The maximum zoom factor. Always 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  /// Sets the zoom factor immediately.
  ///
  /// - Parameter rate: Ignored.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }

  /// Does nothing, because the zoom factor changes immediately.
  open func cancelVideoZoomRamp() {}

  /// The minimum duration of a frame. The value is only stored.
  ///
  /// - Default: invalid, for the default of the format.
  open var activeVideoMinFrameDuration = CMTime.invalid

  /// The maximum duration of a frame. The value is only stored.
  ///
  /// - Default: invalid, for the default of the format.
  open var activeVideoMaxFrameDuration = CMTime.invalid

  /// The active format, which is a new object each time.
  open var activeFormat: Format { Format() }
  /// The formats of the device. Always empty.
  open var formats: [Format] { [] }

  /// A format in which a device records.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/format
  open class Format: NSObject {
    override init() { super.init() }
    /// The media type. Always `video`.
    open var mediaType: AVMediaType { .video }
    /// The maximum zoom factor. Always 1.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// Whether the highest photo quality is supported. Always `false`.
    open var isHighestPhotoQualitySupported: Bool { false }
  }
}
