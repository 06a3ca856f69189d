extension UIImagePickerController {
  /// A source of images.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The quality of a video.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/qualitytype
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// The kind of media that a camera captures.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/cameracapturemode-swift.enum
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// A camera of the device.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// The mode of the camera's flash.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/cameraflashmode-swift.enum
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// The format of exported images: a compatible one, or the original one.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/imageurlexportpreset
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }
}
