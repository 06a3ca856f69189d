import Foundation

/// A file that comes with a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationattachment
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: It never changes.
  public let identifier: String
  public let url: URL
  public let type: String

  /// - Parameter identifier: An empty one gets a name of its own.
  /// - Throws: `UNError.attachmentInvalidURL` where there is no such file, `UNError.attachmentUnrecognizedType` where its name
  ///   does not say what it is.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    guard let type = UNNotificationAttachment.types[URL.pathExtension.lowercased()] else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    self.type = type
  }

  /// The kinds of file that may be attached, by Apple's list.
  private static let types = [
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
    "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "gif": "com.compuserve.gif", "png": "public.png", "mpg": "public.mpeg", "mpeg": "public.mpeg",
    "mp4": "public.mpeg-4", "avi": "public.avi", "mov": "com.apple.quicktime-movie",
  ]

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
