// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The photo album of the device. It has no space, as for changes of the library by Photos.

/// Adds an image to the user's photo album. The device has no space for it, so that the target receives an error.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object that is told in the next turn of the main queue.
///   - completionSelector: The selector of a method such as `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: A pointer that is passed to the method.
/// - Source: developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(image, completionTarget, completionSelector, contextInfo)
}

/// Adds a video to the user's photo album. The device has no space for it, so that the target receives an error.
///
/// - Parameter completionSelector: The selector of a method such as `video(_:didFinishSavingWithError:contextInfo:)`.
/// - Source: developer.apple.com/documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:)
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(videoPath, completionTarget, completionSelector, contextInfo)
}

/// Returns whether a video can be added to the user's photo album.
///
/// - Returns: `true` for existing files in the formats QuickTime and MPEG-4.
/// - Source: developer.apple.com/documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:)
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  ["mov", "mp4", "m4v"].contains(URL(filePath: videoPath).pathExtension.lowercased())
    && FileManager.default.fileExists(atPath: videoPath)
}

private enum SavedPhotos {
  static func refuse(
    _ item: Any, _ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
  ) {
    guard let selector, let target, target is AnyClass || type(of: target) is AnyClass else { return }
    // This is PHPhotosError.notEnoughSpace, with which Photos responds to changes.
    let error = NSError(domain: "PHPhotosErrorDomain", code: 3305)
    nonisolated(unsafe) let receiver = ClassReceiver.object(of: target as Any)
    nonisolated(unsafe) let arguments = [item, error, contextInfo] as [Any?]
    DispatchQueue.main.async {
      MainActor.assumeIsolated { _ = SelectorTable.send(selector, to: receiver, arguments) }
    }
  }
}
