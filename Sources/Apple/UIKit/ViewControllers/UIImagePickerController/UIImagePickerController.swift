import CoreGraphics
import Foundation

/// A controller in which the user chooses or takes a picture.
///
/// A host is a device without a camera and with an empty photo library. The user can view the library, and cancel. The
/// source `camera` can't be set, and the properties of the camera are stored without effect.
///
/// The `delegate`, which is declared by the navigation controller, must also be a `UIImagePickerControllerDelegate`.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  // MARK: - Sources

  /// Returns whether a source is available.
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns the uniform type identifiers of the media of a source, or `nil` if the source is not available.
  open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// The source of pictures.
  ///
  /// A source that is not available stops the program.
  ///
  /// - Default: `.photoLibrary`.
  open var sourceType: UIImagePickerController.SourceType = .photoLibrary {
    didSet {
      guard Self.isSourceTypeAvailable(sourceType) else {
        fatalError(
          "UIImagePickerController: this device has no camera; call isSourceTypeAvailable(_:) before setting sourceType"
        )
      }
    }
  }

  // MARK: - Choosing

  /// The uniform type identifiers of the media that can be chosen.
  ///
  /// - Default: Still images.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether the user can move and scale a chosen picture.
  ///
  /// - Default: `false`.
  open var allowsEditing = false

  /// The format of exported images.
  ///
  /// - Default: `.compatible`.
  open var imageExportPreset: UIImagePickerController.ImageURLExportPreset = .compatible

  /// The quality of videos. The library contains none.
  ///
  /// - Default: `.typeMedium`.
  open var videoQuality: UIImagePickerController.QualityType = .typeMedium

  /// The maximum duration of videos, in seconds. The library contains none.
  ///
  /// - Default: 600.
  open var videoMaximumDuration: TimeInterval = 600

  // MARK: - The camera

  /// Returns whether a camera is available, which is always `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash, which is always `false`, because there is no camera.
  open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

  /// Returns the capture modes of a camera, which is always `nil`, because there is no camera.
  open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]? { nil }

  /// The camera. The value is stored without effect.
  open var cameraDevice: UIImagePickerController.CameraDevice = .rear

  /// The capture mode of the camera. The value is stored without effect.
  open var cameraCaptureMode: UIImagePickerController.CameraCaptureMode = .photo

  /// The flash mode of the camera. The value is stored without effect.
  open var cameraFlashMode: UIImagePickerController.CameraFlashMode = .auto

  /// Whether the controls of the camera are displayed. The value is stored without effect.
  open var showsCameraControls = true

  /// The view over the camera's picture. The value is stored without effect.
  open var cameraOverlayView: UIView?

  /// The transform of the camera's picture. The value is stored without effect.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Does nothing, because there is no camera.
  open func takePicture() {}

  /// Starts capturing a video.
  ///
  /// - Returns: Whether capturing started, which is always `false`, because there is no camera.
  open func startVideoCapture() -> Bool { false }

  /// Does nothing, because there is no camera.
  open func stopVideoCapture() {}

  // MARK: - Screens

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    setViewControllers([EmptyPhotoLibraryController()], animated: false)
  }

  final func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}
