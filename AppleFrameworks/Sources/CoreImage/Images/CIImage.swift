import CoreGraphics
import Foundation

/// A recipe of an image: its source, and the filters that are applied to it. The pixels are computed when a context
/// renders it.
///
/// The pixels are in a plane whose y-axis points up. The lower-left corner of an image from a file is at the origin.
/// Filters process linear light with premultiplied alpha unless the context has other settings.
///
/// Unchecked: The type is immutable.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimage
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let node: ImageNode
  /// The metadata of the image's file.
  open var properties: [String: Any] { fileProperties.values }
  /// The file from which the image was read; `nil` for other images and for filtered images.
  public let url: URL?
  private let fileProperties: FileProperties

  /// Unchecked: The strings and numbers are not changed.
  private struct FileProperties: @unchecked Sendable {
    let values: [String: Any]
  }

  init(_ node: ImageNode, properties: [String: Any] = [:], url: URL? = nil) {
    self.node = node
    fileProperties = FileProperties(values: properties)
    self.url = url
    super.init()
  }

  /// The extent of the image's pixels; `CGRect.infinite` for colors and clamped images.
  open var extent: CGRect { node.extent.isEndless ? .infinite : node.extent }

  /// The Core Graphics image from which the image was created; `nil` for filtered images.
  open var cgImage: CGImage? { (node as? SourceNode)?.image }

  /// The color space of the Core Graphics image from which the image was created; `nil` for filtered images.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  open override var description: String { "<CIImage: extent \(extent)>" }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the region of this image that is required for rendering a part of a derived image. It is always the entire
  /// extent.
  open func regionOfInterest(for im: CIImage, in rect: CGRect) -> CGRect { extent }
}
