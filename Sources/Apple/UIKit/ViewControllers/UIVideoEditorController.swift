import Foundation

/// Lets the user cut a video. Hosts decode no videos: none can be edited, and a controller that is shown tells so.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontroller
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// Whether a video can be edited: `false`, as of a format that the device does not know.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  /// The video.
  ///
  /// - Default: empty.
  open var videoPath = ""

  /// How long the result may be, in seconds; 0 for no limit.
  ///
  /// - Default: 600.
  open var videoMaximumDuration: TimeInterval = 600

  /// How good the result is.
  ///
  /// - Default: `.typeLow`.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  private final var hasFailed = false

  // Apple's domain for errors of files in formats that are not known, and its code.
  private static var unknownFormat: NSError { NSError(domain: "AVFoundationErrorDomain", code: -11828) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFailed else { return }
    hasFailed = true
    (delegate as? any UIVideoEditorControllerDelegate)?.videoEditorController(
      self, didFailWithError: Self.unknownFormat)
  }
}

/// Hears what became of a video.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontrollerdelegate
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// The result is in a file.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// The video could not be read or written.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// The user wants no result.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
