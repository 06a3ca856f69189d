/// Draws views into pixels.
@MainActor
package enum ViewRendering {
  /// A view with its subviews, as laid out and drawn now, with as many pixels per point as asked for.
  ///
  /// What lies outside the bounds is cut off; where nothing is drawn, pixels are clear.
  package static func image(of view: UIView, scale: CGFloat) -> CGImage {
    let size = view.bounds.size
    let width = max(Int((size.width * scale).rounded(.up)), 1)
    let height = max(Int((size.height * scale).rounded(.up)), 1)
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else {
      fatalError("\(view.briefDescription) is \(width) x \(height) pixels large: no picture can be made of that")
    }
    // From Core Graphics' coordinates, y up from the bottom, to UIKit's.
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    view.traitCollection.performAsCurrent { view.layer.render(in: context) }
    guard let image = context.makeImage() else {
      fatalError("\(view.briefDescription): no memory for a picture of \(width) x \(height) pixels")
    }
    return image
  }
}
