// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// The context into which UIKit draws now: inside `draw(_:)`, an image renderer, or after a push. Nil anywhere else.
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
