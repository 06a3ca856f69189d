// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The photo album of the device. There is no room in it here, as for changes of Photos' library.

/// Adds an image to the user's photo album. The device has no room for it here: the target gets an error.
///
/// - Parameters:
///   - image: what to add.
///   - completionTarget: the object to tell, in the next turn of the main queue.
///   - completionSelector: a method like `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: what to hand on to the method.
/// - Source: developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(image, completionTarget, completionSelector, contextInfo)
}

/// Adds a video to the user's photo album. The device has no room for it here: the target gets an error.
///
/// - Parameter completionSelector: a method like `video(_:didFinishSavingWithError:contextInfo:)`.
/// - Source: developer.apple.com/documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:)
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(videoPath, completionTarget, completionSelector, contextInfo)
}

/// Whether a video can be added to the user's photo album.
///
/// - Returns: `true` for files of QuickTime and MPEG-4 that are there.
/// - Source: developer.apple.com/documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:)
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  ["mov", "mp4", "m4v"].contains(URL(filePath: videoPath).pathExtension.lowercased())
    && FileManager.default.fileExists(atPath: videoPath)
}

private enum SavedPhotos {
  static func refuse(
    _ item: Any, _ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
  ) {
    guard let selector, let target, type(of: target) is AnyClass else { return }
    // PHPhotosError.notEnoughSpace, as Photos answers changes.
    let error = NSError(domain: "PHPhotosErrorDomain", code: 3305)
    nonisolated(unsafe) let (receiver, arguments) = (target as AnyObject, [item, error, contextInfo] as [Any?])
    DispatchQueue.main.async {
      MainActor.assumeIsolated { _ = SelectorTable.send(selector, to: receiver, arguments) }
    }
  }
}
