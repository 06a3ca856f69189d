// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Begins a transparent bitmap with a size in points and one pixel per point, and makes it the current context.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a bitmap with a size in points and makes it the current context.
///
/// - Parameters:
///   - opaque: Whether the bitmap is opaque, in which case it is initially black.
///   - scale: The number of pixels per point; 0 for the scale of the current traits.
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CGContext.screenScale
  guard
    let context = CGContext.bitmap(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  else { fatalError("UIGraphicsBeginImageContext: cannot create a bitmap of \(size) at scale \(scale)") }
  GraphicsContextStack.current.push(context, for: .init(scale: scale))
}

/// Returns the drawing since `UIGraphicsBeginImageContext`; `nil` if the current context wasn't created by it.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsContextStack.current.imageContext, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the bitmap and restores the previous context. Has no effect if the current context wasn't created by
/// `UIGraphicsBeginImageContext`.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsendimagecontext()
public func UIGraphicsEndImageContext() {
  if GraphicsContextStack.current.imageContext != nil { GraphicsContextStack.current.pop() }
}

extension CGContext {
  /// The number of pixels per point in the current traits.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
