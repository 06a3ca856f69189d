import CoreGraphics
import Foundation

extension CIImage {
  private func derived(_ node: ImageNode) -> CIImage { CIImage(node, properties: properties) }

  /// Returns the image with an affine transform applied.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { derived(node.transformed(matrix)) }

  /// Returns the image with an affine transform applied.
  ///
  /// - Parameter highQualityDownsample: Whether each pixel of a smaller image is a mixture of all its source pixels.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    derived(node.transformed(matrix, isHighQuality: highQualityDownsample))
  }

  /// Returns the image cropped to a rectangle.
  public func cropped(to rect: CGRect) -> CIImage { derived(CropNode(node, to: rect)) }

  /// Returns the image with its edge pixels extended infinitely.
  public func clampedToExtent() -> CIImage { node.extent.isEndless ? self : clamped(to: node.extent) }

  /// Returns the part of the image in a rectangle, with its edge pixels extended infinitely.
  public func clamped(to rect: CGRect) -> CIImage {
    let part = node.extent.isEndless ? rect : rect.intersection(node.extent)
    return derived(ClampNode(node, to: part))
  }

  /// Returns the image composited over another image.
  public func composited(over dest: CIImage) -> CIImage {
    derived(Blending.sourceOver.node(front: node, back: dest.node))
  }

  /// Returns the output image of the filter with a name and its default values, with this image as its input.
  ///
  /// - Returns: The output image, which is empty if there is no filter with the name.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// Returns the output image of a filter with this image as its input.
  ///
  /// - Parameters:
  ///   - filterName: The name of the filter, such as "CISepiaTone".
  ///   - params: The values of the filter's keys. Other keys have their default values.
  /// - Returns: The output image, which is empty if there is no filter with the name.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  /// Returns the image with a Gaussian blur.
  ///
  /// - Parameter sigma: The standard deviation in pixels. The extent grows by three standard deviations on each side.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { derived(node.blurred(sigma)) }

  /// Returns the image with all pixels of a rectangle opaque. The premultiplied colors do not change.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let region = PixelRegion(covering: extent)
    return derived(
      PointNode(node) { _ in
        { row, count, x, y in
          for index in 0..<count {
            let isInside = x + index >= region.x && x + index < region.maxX && y >= region.y && y < region.maxY
            row[index].w = isInside ? 1 : 0
            if !isInside { row[index] = .zero }
          }
        }
      }
    ).cropped(to: extent)
  }

  /// Returns the image with its colors multiplied by alpha, for an image without premultiplied alpha.
  public func premultiplyingAlpha() -> CIImage {
    derived(
      PointNode(node) { _ in
        { row, count, _, _ in for index in 0..<count { row[index] = row[index].multiplied } }
      })
  }

  /// Returns the image with its colors divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    derived(
      PointNode(node) { _ in
        { row, count, _, _ in for index in 0..<count { row[index] = row[index].straight } }
      })
  }

  /// Returns the image with linear interpolation when it is enlarged.
  public func samplingLinear() -> CIImage { derived(SamplingNode(node, samplesNearest: false)) }

  /// Returns the image with nearest-neighbor sampling when it is enlarged.
  public func samplingNearest() -> CIImage { derived(SamplingNode(node, samplesNearest: true)) }

  /// Returns the same image, because intermediate pixels are not cached.
  public func insertingIntermediate() -> CIImage { self }

  /// Returns the same image, because intermediate pixels are not cached.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// Returns the image with other properties.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var named: [String: Any] = [:]
    for (key, value) in properties { if let key = key as? String { named[key] = value } }
    return CIImage(node, properties: named)
  }

  /// Returns the image with an orientation applied, so that it is upright. The lower-left corner stays in place.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image with an Exif orientation applied, so that it is upright. Invalid numbers have no effect.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard orientation > 0, let known = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else { return self }
    return oriented(known)
  }

  /// Returns the transform that makes the image upright.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    node.extent.isEndless || node.extent.isNull ? .identity : orientation.transform(of: node.extent)
  }

  /// Returns the transform that makes the image upright, for an Exif orientation.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    guard orientation > 0, let known = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else {
      return .identity
    }
    return orientationTransform(for: known)
  }

  /// Returns the image with components converted from a linear working space to a color space. Only the linearity of
  /// the color space is used.
  public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
    isLinear(colorSpace) ? self : applyingFilter("CILinearToSRGBToneCurve")
  }

  /// Returns the image with components converted from a color space to a linear working space. Only the linearity of
  /// the color space is used.
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
    isLinear(colorSpace) ? self : applyingFilter("CISRGBToneCurveToLinear")
  }

  private func isLinear(_ space: CGColorSpace) -> Bool { (space.name as String?)?.contains("Linear") ?? false }
}

extension CGImagePropertyOrientation {
  /// Returns the transform that makes an image upright, in a plane whose y-axis points up. The lower-left corner stays
  /// at the origin of the extent.
  ///
  /// - Source: the figure of the tag "Orientation" in Exif 2.3 (JEITA CP-3451), which specifies the positions of the first
  ///   row and column
  func transform(of extent: CGRect) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    let turn: CGAffineTransform =
      switch self {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      // The first row is on the left, and the first column is at the top.
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      // The first row is on the right: the image is rotated clockwise by 90 degrees.
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      // The first row is on the right, and the first column is at the bottom.
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      // The first row is on the left: the image is rotated counterclockwise by 90 degrees.
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: extent.minX, y: extent.minY))
  }
}
