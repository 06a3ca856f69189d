// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Begins a transparent bitmap of a size, in points, with one pixel to the point, and makes it current.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a bitmap of a size, in points, and makes it current.
///
/// - Parameters:
///   - opaque: whether the bitmap begins black and has no transparency.
///   - scale: the pixels in a point; 0 stands for the current traits' scale.
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CGContext.screenScale
  guard
    let context = CGContext.bitmap(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  else { fatalError("UIGraphicsBeginImageContext: a bitmap of \(size) at scale \(scale) cannot be made") }
  GraphicsContextStack.current.push(context, for: .init(scale: scale))
}

/// What has been drawn since `UIGraphicsBeginImageContext`; nil where the current context was not made by it.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsContextStack.current.imageContext, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the bitmap and makes the context current that was so before. Nothing happens where the current context was not
/// made by `UIGraphicsBeginImageContext`.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsendimagecontext()
public func UIGraphicsEndImageContext() {
  if GraphicsContextStack.current.imageContext != nil { GraphicsContextStack.current.pop() }
}

extension CGContext {
  /// The pixels in a point of the screen that the current traits speak of.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
