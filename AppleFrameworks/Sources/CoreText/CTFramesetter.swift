// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// An object that lays out paragraphs of text as frames.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesetter
public final class CTFramesetter {
  let text: NSAttributedString
  let typesetter: CTTypesetter

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
    typesetter = CTTypesetter(text)
  }

  /// Returns a part of the text. A length of 0 includes the rest.
  func part(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    return NSRange(location: start, length: range.length == 0 ? rest : min(range.length, rest))
  }
}

/// The layout of a text in a size by TextKit, so that sizes are those of labels.
final class FrameLayout {
  private let storage: NSTextStorage
  let manager = NSLayoutManager()
  let container: NSTextContainer

  init(_ text: NSAttributedString, size: CGSize) {
    storage = NSTextStorage(attributedString: CoreTextAttributes.converted(text))
    container = NSTextContainer(size: size)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  /// Calls a closure for each line with its characters and the left end of its baseline, from the top left corner.
  func forEachLine(_ body: (NSRange, CGPoint) -> Void) {
    let all = manager.glyphRange(for: container)
    var next = all.location
    while next < NSMaxRange(all) {
      var glyphs = NSRange()
      let fragment = manager.lineFragmentRect(forGlyphAt: next, effectiveRange: &glyphs)
      guard glyphs.length > 0 else { return }
      let start = manager.location(forGlyphAt: glyphs.location)
      body(
        manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil),
        CGPoint(x: fragment.minX + start.x, y: fragment.minY + start.y))
      next = NSMaxRange(glyphs)
    }
  }

  /// The characters of the lines that fit.
  var visible: NSRange {
    manager.characterRange(forGlyphRange: manager.glyphRange(for: container), actualGlyphRange: nil)
  }

  var usedSize: CGSize {
    manager.ensureLayout(for: container)
    return manager.usedRect(for: container).size
  }
}

/// Creates a framesetter for a text.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesettercreatewithattributedstring(_:)
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// - Source: developer.apple.com/documentation/coretext/ctframesettergettypesetter(_:)
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Returns the size of a text within limits, in points.
///
/// - Parameters:
///   - stringRange: The part of the text. A length of 0 includes the rest.
///   - constraints: The maximum size. `CGFloat.greatestFiniteMagnitude` is no limit.
///   - fitRange: The characters that fit.
/// - Source: developer.apple.com/documentation/coretext/ctframesettersuggestframesizewithconstraints(_:_:_:_:_:)
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.part(stringRange)
  // TextKit has no limit for a size of 0.
  func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1_000_000 ? length : 1_000_000 }
  let layout = FrameLayout(
    framesetter.text.attributedSubstring(from: part),
    size: CGSize(width: limit(constraints.width), height: limit(constraints.height)))
  let visible = layout.visible
  fitRange?.pointee = CFRange(location: part.location + visible.location, length: visible.length)
  return layout.usedSize
}

/// Creates a frame with the lines that fit into a path, from its top. Text fills the rectangle around a path of another
/// shape.
///
/// - Parameters:
///   - stringRange: The part of the text. A length of 0 includes the rest.
///   - frameAttributes: Values that the frame keeps. Lines always progress from top to bottom.
/// - Source: developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:)
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(of: framesetter, framesetter.part(stringRange), path: path, attributes: frameAttributes)
}
