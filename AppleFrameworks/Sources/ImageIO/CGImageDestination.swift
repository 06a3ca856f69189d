// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationGaps
import UIKit

/// A destination that writes one image as PNG or JPEG. Neither format supports several images.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
  fileprivate enum Place {
    case data(CFMutableData)
    case file(URL)
  }

  private let place: Place
  private let isJPEG: Bool
  fileprivate var picture: (image: CGImage, quality: CGFloat)?

  fileprivate init?(_ place: Place, type: CFString, count: Int) {
    guard ["public.png", "public.jpeg"].contains(type as String), count == 1 else { return nil }
    self.place = place
    isJPEG = type as String == "public.jpeg"
  }

  fileprivate func finish() -> Bool {
    guard let picture else { return false }
    let image = UIImage(cgImage: picture.image)
    guard let bytes = isJPEG ? image.jpegData(compressionQuality: picture.quality) : image.pngData() else {
      return false
    }
    switch place {
    case .data(let data): data.append(bytes)
    case .file(let url): if (try? bytes.write(to: url)) == nil { return false }
    }
    return true
  }
}

/// Creates a destination.
///
/// - Returns: The destination; `nil` for an unsupported format, or for more than one image.
/// - Source: developer.apple.com/documentation/imageio/cgimagedestinationcreatewithdata(_:_:_:_:)
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

/// - Source: developer.apple.com/documentation/imageio/cgimagedestinationcreatewithurl(_:_:_:_:)
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url as URL), type: type, count: count)
}

/// - Source: developer.apple.com/documentation/imageio/cgimagedestinationaddimage(_:_:_:)
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  let quality = properties?.object(forKey: kCGImageDestinationLossyCompressionQuality) as? NSNumber
  idst.picture = (image, quality.map { CGFloat($0.doubleValue) } ?? 0.9)
}

/// - Source: developer.apple.com/documentation/imageio/cgimagedestinationaddimagefromsource(_:_:_:_:)
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) {
    CGImageDestinationAddImage(idst, image, properties)
  }
}

/// Writes the image.
///
/// - Returns: Whether the image was written.
/// - Source: developer.apple.com/documentation/imageio/cgimagedestinationfinalize(_:)
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the types that can be written.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagedestinationcopytypeidentifiers()
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  NSArray(array: ["public.png", "public.jpeg"].map { NSString(string: $0) })
}
