import Foundation

/// A file that is attached to a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationattachment
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let identifier: String
  public let url: URL
  public let type: String

  /// Creates an attachment.
  ///
  /// - Parameter identifier: The identifier. An empty one is replaced with a unique identifier.
  /// - Throws: `UNError.attachmentInvalidURL` if the file does not exist, or `UNError.attachmentUnrecognizedType` if
  ///   its type cannot be determined from its name.
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

  /// The types of file that can be attached, from Apple's list.
  private static let types = [
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
    "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "gif": "com.compuserve.gif", "png": "public.png", "mpg": "public.mpeg", "mpeg": "public.mpeg",
    "mp4": "public.mpeg-4", "avi": "public.avi", "mov": "com.apple.quicktime-movie",
  ]

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
