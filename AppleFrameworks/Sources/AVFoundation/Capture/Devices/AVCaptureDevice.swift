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

  /// Finds devices of some types.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
  open class DiscoverySession: NSObject {
    /// Creates a session that looks for devices of some types.
    ///
    /// - Parameters:
    ///   - deviceTypes: The types, in the order of preference.
    ///   - mediaType: The type of media; `nil` for any.
    ///   - position: The side of the device.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

    /// The devices that were found. Always empty.
    open var devices: [AVCaptureDevice] { [] }
    /// The sets of devices that can be used together. Always empty.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  // MARK: - Leave

  /// Returns whether the user allows the camera or, for `audio`, the microphone. The answer is that of the project's
  /// settings.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch PermissionResponses.current.answer(to: mediaType == .audio ? .microphone : .camera) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  /// Asks the user for the camera or, for `audio`, the microphone. The handler is called in the next turn of the run
  /// loop with the answer of the project's settings.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    RunLoopTurn.later {
      handler(PermissionResponses.current.ask(mediaType == .audio ? .microphone : .camera) == .authorized)
    }
  }

  /// Asks the user for the camera or, for `audio`, the microphone, and returns whether it is allowed.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { done in requestAccess(for: mediaType) { done.resume(returning: $0) } }
  }

  // MARK: - What one would be

  /// The identifier of the device. Always empty.
  open var uniqueID: String { "" }
  /// The model. Always empty.
  open var modelID: String { "" }
  /// The name for the user. Always empty.
  open var localizedName: String { "" }
  /// Whether the device is connected. Always `false`.
  open var isConnected: Bool { false }
  /// The side of the device. Always `unspecified`.
  open var position: Position { .unspecified }
  /// The type. Always `builtInWideAngleCamera`.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Whether the device records a type of media. Always `false`.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether the device can record in a quality. Always `false`.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  /// Locks the device for changes.
  ///
  /// - Throws: Always `deviceNotConnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }

  /// Does nothing: the device is never locked.
  open func unlockForConfiguration() {}

  /// Whether there is a flash. Always `false`.
  open var hasFlash: Bool { false }
  /// Whether the flash can be used now. Always `false`.
  open var isFlashAvailable: Bool { false }
  /// Whether the flash has a mode. Always `false`.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }

  /// When the flash is used. Stored only.
  ///
  /// - Default: `off`.
  open var flashMode = FlashMode.off

  /// Whether there is a lamp. Always `false`.
  open var hasTorch: Bool { false }
  /// Whether the lamp can be used now. Always `false`.
  open var isTorchAvailable: Bool { false }
  /// Whether the lamp is on. Always `false`.
  open var isTorchActive: Bool { false }
  /// The brightness of the lamp, from 0 to 1. Always 0.
  open var torchLevel: Float { 0 }
  /// Whether the lamp has a mode. Always `false`.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }

  /// When the lamp is on. Stored only.
  ///
  /// - Default: `off`.
  open var torchMode = TorchMode.off

  /// Turns the lamp on with a brightness from 0 to 1.
  ///
  /// - Throws: Always `deviceNotConnected`.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  /// Whether the focus has a mode. Always `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

  /// When the camera focuses. Stored only.
  ///
  /// - Default: `locked`.
  open var focusMode = FocusMode.locked

  /// Whether the camera can focus on a point. Always `false`.
  open var isFocusPointOfInterestSupported: Bool { false }

  /// The point to focus on, from (0, 0) to (1, 1). Stored only.
  ///
  /// - Default: the middle.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)

  /// Whether the camera is focusing. Always `false`.
  open var isAdjustingFocus: Bool { false }
  /// Whether the camera can focus smoothly. Always `false`.
  open var isSmoothAutoFocusSupported: Bool { false }

  /// Whether the camera focuses smoothly. Stored only.
  ///
  /// - Default: `false`.
  open var isSmoothAutoFocusEnabled = false

  /// Whether the exposure has a mode. Always `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }

  /// When the camera adjusts the exposure. Stored only.
  ///
  /// - Default: `locked`.
  open var exposureMode = ExposureMode.locked

  /// Whether the exposure can be that of a point. Always `false`.
  open var isExposurePointOfInterestSupported: Bool { false }

  /// The point to take the exposure from, from (0, 0) to (1, 1). Stored only.
  ///
  /// - Default: the middle.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)

  /// Whether the camera is adjusting the exposure. Always `false`.
  open var isAdjustingExposure: Bool { false }
  /// Whether the white balance has a mode. Always `false`.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }

  /// When the camera adjusts the white balance. Stored only.
  ///
  /// - Default: `locked`.
  open var whiteBalanceMode = WhiteBalanceMode.locked

  /// Whether changes of what the camera sees are notified. Stored only.
  ///
  /// - Default: `false`.
  open var isSubjectAreaChangeMonitoringEnabled = false

  /// Whether the camera can brighten dark pictures. Always `false`.
  open var isLowLightBoostSupported: Bool { false }

  /// Whether the camera brightens dark pictures. Stored only.
  ///
  /// - Default: `false`.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false

  /// The zoom factor. Stored only.
  ///
  /// - Default: 1.
  open var videoZoomFactor: CGFloat = 1

  /// The smallest zoom factor. Always 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest zoom factor. Always 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  /// Sets the zoom factor at once.
  ///
  /// - Parameter rate: Ignored.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }

  /// Does nothing: the zoom factor changes at once.
  open func cancelVideoZoomRamp() {}

  /// The shortest duration of a picture. Stored only.
  ///
  /// - Default: invalid, for the default of the format.
  open var activeVideoMinFrameDuration = CMTime.invalid

  /// The longest duration of a picture. Stored only.
  ///
  /// - Default: invalid, for the default of the format.
  open var activeVideoMaxFrameDuration = CMTime.invalid

  /// The format in use: a new one each time.
  open var activeFormat: Format { Format() }
  /// The formats of the device. Always empty.
  open var formats: [Format] { [] }

  /// A format that a device records in.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/format
  open class Format: NSObject {
    override init() { super.init() }
    /// The type of media. Always `video`.
    open var mediaType: AVMediaType { .video }
    /// The largest zoom factor. Always 1.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// Whether photos have the highest quality. Always `false`.
    open var isHighestPhotoQualitySupported: Bool { false }
  }
}
