import UIKit

/// A view that displays an image of its content with filtered colors.
///
/// The content stays in the hierarchy for touches and assistive technologies, but is not drawn. The image is updated
/// after each layout pass and in each frame of an animation of this framework.
final class ColorFilterView: PassingView {
  let content = PassingView()
  private let picture = UIImageView()
  /// The empty mask that prevents drawing of the content.
  private let nothing = CALayer()

  var matrix = ColorMatrix.identity {
    didSet { if matrix != oldValue { setNeedsLayout() } }
  }
  var pixelsPerPoint: CGFloat = 1

  override var contentView: UIView { content }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("a view with a filter cannot be decoded from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    content.layoutIfNeeded()
    takePicture()
  }

  /// Returns the rectangle of the content's drawing, without shadows.
  private func extent(of view: UIView) -> CGRect {
    var result = view.bounds
    guard !view.clipsToBounds else { return result }
    for subview in view.subviews where !subview.isHidden {
      result = result.union(view.convert(extent(of: subview), from: subview))
    }
    return result
  }

  private func takePicture() {
    // Shadows and blurs extend beyond the frames of views.
    let area = extent(of: content).insetBy(dx: -16, dy: -16).integral
    guard area.width > 0, area.height > 0, area.width < 20_000, area.height < 20_000 else { return }
    content.layer.mask = nil
    let format = UIGraphicsImageRendererFormat()
    format.scale = pixelsPerPoint
    let image = UIGraphicsImageRenderer(bounds: area, format: format).image { content.layer.render(in: $0.cgContext) }
    content.layer.mask = nothing
    picture.frame = area
    picture.image = filtered(image)
  }

  private func filtered(_ image: UIImage) -> UIImage? {
    guard let source = image.cgImage, let data = source.dataProvider?.data as Data? else { return nil }
    let count = data.count
    guard let memory = malloc(count) else { return nil }
    let bytes = UnsafeMutableBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: count)
    _ = data.copyBytes(to: bytes)
    matrix.apply(to: bytes, redIsLast: source.bitmapInfo.contains(.byteOrder32Little))
    guard
      let provider = CGDataProvider(
        dataInfo: memory, data: memory, size: count, releaseData: { memory, _, _ in free(memory) }),
      let space = source.colorSpace ?? CGColorSpace(name: CGColorSpace.sRGB),
      let result = CGImage(
        width: source.width, height: source.height, bitsPerComponent: source.bitsPerComponent,
        bitsPerPixel: source.bitsPerPixel, bytesPerRow: source.bytesPerRow, space: space,
        bitmapInfo: source.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    else { return nil }
    return UIImage(cgImage: result, scale: image.scale, orientation: .up)
  }
}
