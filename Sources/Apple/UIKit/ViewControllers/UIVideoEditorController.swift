import Foundation

/// A controller in which the user trims a video. Hosts don't decode videos, so that no video can be edited, and a
/// presented controller reports an error.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontroller
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// Returns whether a video can be edited, which is always `false`, as for formats that a device does not support.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  /// The path of the video.
  ///
  /// - Default: An empty string.
  open var videoPath = ""

  /// The maximum duration of the edited video in seconds, or 0 for no limit.
  ///
  /// - Default: 600.
  open var videoMaximumDuration: TimeInterval = 600

  /// The quality of the edited video.
  ///
  /// - Default: `.typeLow`.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  private final var hasFailed = false

  // This is Apple's domain and code for files in unknown formats.
  private static var unknownFormat: NSError { NSError(domain: "AVFoundationErrorDomain", code: -11828) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFailed else { return }
    hasFailed = true
    (delegate as? any UIVideoEditorControllerDelegate)?.videoEditorController(
      self, didFailWithError: Self.unknownFormat)
  }
}

/// An object that is told about the result of editing a video.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontrollerdelegate
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the edited video was saved to a file.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Tells the delegate that the video could not be read or written.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Tells the delegate that the user canceled editing.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
