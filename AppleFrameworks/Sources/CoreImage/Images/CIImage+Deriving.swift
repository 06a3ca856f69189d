import CoreGraphics
import Foundation

extension CIImage {
  private func derived(_ node: ImageNode) -> CIImage { CIImage(node, properties: properties) }

  /// The image moved, scaled, turned or skewed.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { derived(node.transformed(matrix)) }

  /// The image moved, scaled, turned or skewed.
  ///
  /// - Parameter highQualityDownsample: Whether a smaller image mixes all the pixels that come to lie on one.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    derived(node.transformed(matrix, isHighQuality: highQualityDownsample))
  }

  /// The image within a rectangle.
  public func cropped(to rect: CGRect) -> CIImage { derived(CropNode(node, to: rect)) }

  /// The image with the pixels of its edges continued without end.
  public func clampedToExtent() -> CIImage { node.extent.isEndless ? self : clamped(to: node.extent) }

  /// The part of the image within a rectangle, with the pixels of its edges continued without end.
  public func clamped(to rect: CGRect) -> CIImage {
    let part = node.extent.isEndless ? rect : rect.intersection(node.extent)
    return derived(ClampNode(node, to: part))
  }

  /// The image above another one.
  public func composited(over dest: CIImage) -> CIImage {
    derived(Blending.sourceOver.node(front: node, back: dest.node))
  }

  /// The image as a filter of the given name makes it of this one, with the filter's defaults.
  ///
  /// - Returns: An empty image for a name that no filter has.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image as a filter makes it of this one.
  ///
  /// - Parameters:
  ///   - filterName: Such as "CISepiaTone".
  ///   - params: Values for the filter's keys; defaults for the others.
  /// - Returns: An empty image for a name that no filter has.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  /// The image blurred by a Gaussian.
  ///
  /// - Parameter sigma: The standard deviation in pixels. The extent grows by three of them on each side.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { derived(node.blurred(sigma)) }

  /// The image with all pixels of a rectangle opaque: colors stay as they are, multiplied.
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

  /// The colors multiplied by alpha, for an image whose colors are not.
  public func premultiplyingAlpha() -> CIImage {
    derived(
      PointNode(node) { _ in
        { row, count, _, _ in for index in 0..<count { row[index] = row[index].multiplied } }
      })
  }

  /// The colors divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    derived(
      PointNode(node) { _ in
        { row, count, _, _ in for index in 0..<count { row[index] = row[index].straight } }
      })
  }

  /// The image, which is enlarged by mixtures of its pixels.
  public func samplingLinear() -> CIImage { derived(SamplingNode(node, samplesNearest: false)) }

  /// The image, which is enlarged by its nearest pixels.
  public func samplingNearest() -> CIImage { derived(SamplingNode(node, samplesNearest: true)) }

  /// The same image; intermediate pixels are not kept here.
  public func insertingIntermediate() -> CIImage { self }

  /// The same image; intermediate pixels are not kept here.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// The image with other properties.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var named: [String: Any] = [:]
    for (key, value) in properties { if let key = key as? String { named[key] = value } }
    return CIImage(node, properties: named)
  }

  /// The image as one that is shown upright where it lies as the orientation says. Its lower left corner stays.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// The image as one that is shown upright where it lies as a number of Exif says. Other numbers change nothing.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard orientation > 0, let known = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else { return self }
    return oriented(known)
  }

  /// The transform that turns the image upright.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    node.extent.isEndless || node.extent.isNull ? .identity : orientation.transform(of: node.extent)
  }

  /// The transform that turns the image upright, for a number of Exif.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    guard orientation > 0, let known = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else {
      return .identity
    }
    return orientationTransform(for: known)
  }

  /// Components in a linear working space as those of a color space. Of the space it matters here whether it is linear.
  public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
    isLinear(colorSpace) ? self : applyingFilter("CILinearToSRGBToneCurve")
  }

  /// Components of a color space as those in a linear working space. Of the space it matters here whether it is linear.
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
    isLinear(colorSpace) ? self : applyingFilter("CISRGBToneCurveToLinear")
  }

  private func isLinear(_ space: CGColorSpace) -> Bool { (space.name as String?)?.contains("Linear") ?? false }
}

extension CGImagePropertyOrientation {
  /// The transform that turns a picture upright, on a plane whose y axis points up; the lower left corner stays at the
  /// origin of
  /// the extent.
  ///
  /// - Source: the figure of the tag "Orientation" in Exif 2.3 (JEITA CP-3451), which says where the first row and
  ///   column lie
  func transform(of extent: CGRect) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    let turn: CGAffineTransform =
      switch self {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      // The first row is on the left, the first column on top.
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      // The first row is on the right: turn a quarter with the clock.
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      // The first row is on the right, the first column at the bottom.
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      // The first row is on the left: turn a quarter against the clock.
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: extent.minX, y: extent.minY))
  }
}
