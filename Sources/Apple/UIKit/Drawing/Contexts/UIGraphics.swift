// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Returns the current context of UIKit: inside `draw(_:)`, an image renderer, or after a push. Nil elsewhere.
///
/// Its y axis points downwards. Each thread has its own.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.context }

/// Makes a context current until `UIGraphicsPopContext()`.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.push(context) }

/// Restores the context before the last push. Has no effect if there is none.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }

/// Fills a rectangle of the current context with the fill color.
///
/// - Source: developer.apple.com/documentation/uikit/uirectfill(_:)
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill color and a blend mode.
///
/// - Source: developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill([rect], blendMode: blendMode)
}

/// Draws a frame with a width of one point inside a rectangle, with the fill color.
///
/// - Source: developer.apple.com/documentation/uikit/uirectframe(_:)
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame with a width of one point inside a rectangle, with the fill color and a blend mode.
///
/// - Source: developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect.frameLines, blendMode: blendMode)
}

/// Clips the current context to a rectangle.
///
/// - Source: developer.apple.com/documentation/uikit/uirectclip(_:)
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGRect {
  /// Four rectangles of one point along the inner edges, or the rectangle itself if it is too small.
  var frameLines: [CGRect] {
    let rect = standardized
    guard rect.width > 2, rect.height > 2 else { return [rect] }
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
      CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
  }
}

extension CGContext {
  func fill(_ rects: [CGRect], blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rects)
    restoreGState()
  }
}
