// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationGaps
import UIKit

/// A source that reads images from files in the formats of `UIImage`. For an animated file, it is the first image.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private let lock = NSLock()
  private var data: Data
  private var isFinal: Bool
  private var decoded: UIImage??

  fileprivate init(_ data: Data, isFinal: Bool = true) {
    self.data = data
    self.isFinal = isFinal
  }

  fileprivate func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      self.data = data
      self.isFinal = isFinal
      decoded = nil
    }
  }

  fileprivate var image: UIImage? {
    lock.withLock {
      if let decoded { return decoded }
      let image = isFinal ? UIImage(data: data) : nil
      decoded = .some(image)
      return image
    }
  }

  fileprivate var isComplete: Bool { lock.withLock { isFinal } }
  fileprivate var byteCount: Int { lock.withLock { data.count } }

  /// The type, determined by the first bytes.
  fileprivate var type: String? {
    let bytes = lock.withLock { [UInt8](data.prefix(12)) }
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.count >= offset + text.utf8.count && Array(bytes[offset..<offset + text.utf8.count]) == Array(text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
    if has("GIF8") { return "com.compuserve.gif" }
    if has("RIFF"), has("WEBP", at: 8) { return "org.webmproject.webp" }
    if has("ftyp", at: 4) { return has("avif", at: 8) ? "public.avif" : "public.heic" }
    return has("BM") ? "com.microsoft.bmp" : nil
  }
}

/// - Source: developer.apple.com/documentation/imageio/cgimagesourcestatus
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// - Source: developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// Creates a source from a file.
///
/// - Returns: The source; `nil` for a file that cannot be read.
/// - Source: developer.apple.com/documentation/imageio/cgimagesourcecreatewithurl(_:_:)
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Creates a source whose data arrives in parts. The image is available when all data has arrived.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesourcecreateincremental(_:)
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// - Source: developer.apple.com/documentation/imageio/cgimagesourceupdatedata(_:_:_:)
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(Data(referencing: data), isFinal: final)
}

/// - Source: developer.apple.com/documentation/imageio/cgimagesourcegettype(_:)
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { NSString(string: $0) } }

/// - Source: developer.apple.com/documentation/imageio/cgimagesourcegetcount(_:)
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// - Source: developer.apple.com/documentation/imageio/cgimagesourcegetstatus(_:)
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.isComplete else { return .statusIncomplete }
  if isrc.image != nil { return .statusComplete }
  return isrc.type == nil ? .statusUnknownType : .statusInvalidData
}

/// Creates an image.
///
/// - Returns: The image; `nil` for an index other than 0, or for data that is not an image.
/// - Source: developer.apple.com/documentation/imageio/cgimagesourcecreateimageatindex(_:_:_:)
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image?.cgImage : nil
}

/// Creates a smaller image with the size from the options. It is upright if the options request it.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image, let whole = image.cgImage else { return nil }
  func option(_ key: CFString) -> NSNumber? { options?.object(forKey: key) as? NSNumber }
  // Thumbnails in files are not supported, so a thumbnail requires the option to create it.
  guard
    option(kCGImageSourceCreateThumbnailFromImageAlways)?.boolValue ?? false
      || option(kCGImageSourceCreateThumbnailFromImageIfAbsent)?.boolValue ?? false
  else { return nil }
  let isTurned = option(kCGImageSourceCreateThumbnailWithTransform)?.boolValue ?? false
  let size =
    isTurned
    ? CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    : CGSize(width: whole.width, height: whole.height)
  let longest = max(size.width, size.height)
  let most = option(kCGImageSourceThumbnailMaxPixelSize).map { CGFloat($0.doubleValue) } ?? longest
  let scale = longest > 0 ? min(most / longest, 1) : 1
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let room = CGSize(width: max((size.width * scale).rounded(), 1), height: max((size.height * scale).rounded(), 1))
  return UIGraphicsImageRenderer(size: room, format: format).image { _ in
    (isTurned ? image : UIImage(cgImage: whole)).draw(in: CGRect(origin: .zero, size: room))
  }.cgImage
}

/// - Source: developer.apple.com/documentation/imageio/cgimagesourcecopyproperties(_:_:)
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.image == nil ? nil : NSDictionary(dictionary: [kCGImagePropertyFileSize: NSNumber(value: isrc.byteCount)])
}

/// Returns the width, height, orientation, depth and transparency.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:)
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image, let whole = image.cgImage else { return nil }
  let orientations: [UIImage.Orientation: CGImagePropertyOrientation] = [
    .up: .up, .upMirrored: .upMirrored, .down: .down, .downMirrored: .downMirrored, .left: .left,
    .leftMirrored: .leftMirrored, .right: .right, .rightMirrored: .rightMirrored,
  ]
  let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(whole.alphaInfo)
  return NSDictionary(dictionary: [
    kCGImagePropertyPixelWidth: NSNumber(value: whole.width),
    kCGImagePropertyPixelHeight: NSNumber(value: whole.height),
    kCGImagePropertyDepth: NSNumber(value: whole.bitsPerComponent),
    kCGImagePropertyHasAlpha: NSNumber(value: hasAlpha),
    kCGImagePropertyOrientation: NSNumber(value: orientations[image.imageOrientation]?.rawValue ?? 1),
  ])
}
