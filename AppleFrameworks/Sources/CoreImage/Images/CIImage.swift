import CoreGraphics
import Foundation

/// A recipe for an image: where it comes from, and the filters that it passes. Pixels are computed when a context
/// renders it.
///
/// Pixels lie on a plane whose y axis points up; a picture has its lower left corner at the origin. Filters work on
/// light, multiplied by alpha, unless the context says otherwise.
///
/// Unchecked: It never changes.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimage
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let node: ImageNode
  /// The metadata of the image's file.
  open var properties: [String: Any] { fileProperties.values }
  /// The file that the image was read from; nil for other images and for those that passed a filter.
  public let url: URL?
  private let fileProperties: FileProperties

  /// Unchecked: Texts and numbers that nobody changes.
  private struct FileProperties: @unchecked Sendable {
    let values: [String: Any]
  }

  init(_ node: ImageNode, properties: [String: Any] = [:], url: URL? = nil) {
    self.node = node
    fileProperties = FileProperties(values: properties)
    self.url = url
    super.init()
  }

  /// Where the image has pixels; `CGRect.infinite` for colors and clamped images.
  open var extent: CGRect { node.extent.isEndless ? .infinite : node.extent }

  /// The picture that the image was made of; nil once it passed a filter.
  open var cgImage: CGImage? { (node as? SourceNode)?.image }

  /// The color space of the picture that the image was made of; nil once it passed a filter.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  open override var description: String { "<CIImage: extent \(extent)>" }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The part of this image that rendering a part of another one, which was made of it, asks for. All of it here.
  open func regionOfInterest(for im: CIImage, in rect: CGRect) -> CGRect { extent }
}
