import CoreGraphics
import CoreMedia
import Foundation
import PermissionResponses

/// A camera or a microphone. There is none: no function gives one away, as in a simulator.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  override init() { super.init() }

  // MARK: - Finding one

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  /// Looks for devices of some kinds.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

    open var devices: [AVCaptureDevice] { [] }
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  // MARK: - Leave

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch PermissionResponses.current.answer(to: mediaType == .audio ? .microphone : .camera) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    RunLoopTurn.later {
      handler(PermissionResponses.current.ask(mediaType == .audio ? .microphone : .camera) == .authorized)
    }
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { done in requestAccess(for: mediaType) { done.resume(returning: $0) } }
  }

  // MARK: - What one would be

  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var localizedName: String { "" }
  open var isConnected: Bool { false }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Nothing is locked.
  open func unlockForConfiguration() {}

  open var hasFlash: Bool { false }
  open var isFlashAvailable: Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open var flashMode = FlashMode.off
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open var torchMode = TorchMode.off
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open var focusMode = FocusMode.locked
  open var isFocusPointOfInterestSupported: Bool { false }
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isAdjustingFocus: Bool { false }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isSmoothAutoFocusEnabled = false
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var exposureMode = ExposureMode.locked
  open var isExposurePointOfInterestSupported: Bool { false }
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isAdjustingExposure: Bool { false }
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isLowLightBoostSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false

  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
  open func cancelVideoZoomRamp() {}
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var activeFormat: Format { Format() }
  open var formats: [Format] { [] }

  /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/format
  open class Format: NSObject {
    override init() { super.init() }
    open var mediaType: AVMediaType { .video }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var isHighestPhotoQualitySupported: Bool { false }
  }
}
