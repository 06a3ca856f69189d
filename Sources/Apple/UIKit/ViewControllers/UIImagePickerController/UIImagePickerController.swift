import CoreGraphics
import Foundation

/// Lets the user choose a picture, or take one.
///
/// A host is a device without a camera and with an empty photo library: the user can look into the library, and cancel. As there is no
/// camera, `camera` is no source that can be set, and what belongs to it is kept only.
///
/// Its `delegate`, a navigation controller's, is a `UIImagePickerControllerDelegate` as well.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  // MARK: - Sources

  /// Whether pictures can be got from a source.
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
    sourceType != .camera
  }

  /// What kinds of media a source has, as uniform type identifiers; `nil` for one that is not available.
  open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Where pictures come from.
  ///
  /// A source that is not available stops the program.
  ///
  /// - Default: `.photoLibrary`.
  open var sourceType: UIImagePickerController.SourceType = .photoLibrary {
    didSet {
      guard Self.isSourceTypeAvailable(sourceType) else {
        fatalError(
          "UIImagePickerController: this device has no camera; ask isSourceTypeAvailable(_:) before setting sourceType")
      }
    }
  }

  // MARK: - Choosing

  /// The kinds of media that can be chosen, as uniform type identifiers.
  ///
  /// - Default: still pictures.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether the user may move and scale a chosen picture.
  ///
  /// - Default: `false`.
  open var allowsEditing = false

  /// How pictures are handed over.
  ///
  /// - Default: `.compatible`.
  open var imageExportPreset: UIImagePickerController.ImageURLExportPreset = .compatible

  /// How good a film is. The library has none.
  ///
  /// - Default: `.typeMedium`.
  open var videoQuality: UIImagePickerController.QualityType = .typeMedium

  /// How long a film may be, in seconds. The library has none.
  ///
  /// - Default: 600.
  open var videoMaximumDuration: TimeInterval = 600

  // MARK: - The camera

  /// Whether there is a camera: no.
  open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

  /// Whether a camera has a light: there is no camera.
  open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

  /// What a camera can take; `nil`, as there is no camera.
  open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]? { nil }

  /// Which camera is used. Without a camera it is kept only.
  open var cameraDevice: UIImagePickerController.CameraDevice = .rear

  /// What is taken. Without a camera it is kept only.
  open var cameraCaptureMode: UIImagePickerController.CameraCaptureMode = .photo

  /// When there is light. Without a camera it is kept only.
  open var cameraFlashMode: UIImagePickerController.CameraFlashMode = .auto

  /// Whether the camera's own controls are there. Without a camera it is kept only.
  open var showsCameraControls = true

  /// A view above the camera's picture. Without a camera it is kept only.
  open var cameraOverlayView: UIView?

  /// How the camera's picture is transformed. Without a camera it is kept only.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Takes a picture: without a camera nothing is taken.
  open func takePicture() {}

  /// Starts a film.
  ///
  /// - Returns: whether it was started: without a camera it is not.
  open func startVideoCapture() -> Bool { false }

  /// Ends a film: without a camera none was started.
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
