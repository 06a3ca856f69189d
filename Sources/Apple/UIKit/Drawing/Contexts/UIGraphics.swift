// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Returns the context into which UIKit draws now: inside `draw(_:)`, an image renderer, or after a push. Nil anywhere
/// else.
///
/// Its y axis points down. Each thread has its own.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.context }

/// Makes a context current until `UIGraphicsPopContext()`.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.push(context) }

/// Makes the context current that was so before the last push. Nothing happens without one.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }

/// Fills a rectangle of the current context with the fill color.
///
/// - Source: developer.apple.com/documentation/uikit/uirectfill(_:)
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill color, blended.
///
/// - Source: developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill([rect], blendMode: blendMode)
}

/// Draws a line of one point inside the edges of a rectangle, with the fill color.
///
/// - Source: developer.apple.com/documentation/uikit/uirectframe(_:)
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line of one point inside the edges of a rectangle, with the fill color, blended.
///
/// - Source: developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect.frameLines, blendMode: blendMode)
}

/// Restricts drawing in the current context to a rectangle.
///
/// - Source: developer.apple.com/documentation/uikit/uirectclip(_:)
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGRect {
  /// Four rectangles of one point along the inside of the edges; the rectangle itself where it is too small for that.
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
