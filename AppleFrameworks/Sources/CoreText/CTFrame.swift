// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// Lines of text in a path. The y-axis points up.
///
/// - Source: developer.apple.com/documentation/coretext/ctframe
public final class CTFrame {
  let path: CGPath
  let attributes: CFDictionary?
  let range: CFRange
  private(set) var lines: [CTLine] = []
  /// The left ends of the baselines, relative to the rectangle around the path.
  private(set) var origins: [CGPoint] = []

  init(of framesetter: CTFramesetter, _ part: NSRange, path: CGPath, attributes: CFDictionary?) {
    self.path = path
    self.attributes = attributes
    range = CFRange(location: part.location, length: part.length)
    let size = path.boundingBox.size
    guard size.width > 0, size.height > 0 else { return }
    let text = framesetter.text.attributedSubstring(from: part)
    FrameLayout(text, size: size).forEachLine { characters, start in
      lines.append(CTLine(text.attributedSubstring(from: characters), location: part.location + characters.location))
      origins.append(CGPoint(x: start.x, y: size.height - start.y))
    }
  }

  var visibleRange: CFRange {
    let end = lines.last.map { $0.range.location + $0.range.length } ?? range.location
    return CFRange(location: range.location, length: end - range.location)
  }

  func draw(in context: CGContext) {
    let corner = path.boundingBox.origin
    for (line, origin) in zip(lines, origins) {
      context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
      line.draw(in: context)
    }
  }
}

/// Returns the range of the text for which a frame was created.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetstringrange(_:)
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns the range of the text that fits into a frame.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetvisiblestringrange(_:)
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

/// - Source: developer.apple.com/documentation/coretext/ctframegetpath(_:)
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// - Source: developer.apple.com/documentation/coretext/ctframegetframeattributes(_:)
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// - Source: developer.apple.com/documentation/coretext/ctframegetlines(_:)
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Writes the left ends of the baselines of lines, relative to the rectangle around the path.
///
/// - Parameters:
///   - range: The lines. A length of 0 includes the rest.
///   - origins: Memory for as many points.
/// - Source: developer.apple.com/documentation/coretext/ctframegetlineorigins(_:_:_:)
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let all = frame.origins
  let start = min(max(range.location, 0), all.count)
  let end = range.length == 0 ? all.count : min(start + range.length, all.count)
  for (index, origin) in all[start..<max(start, end)].enumerated() { origins[index] = origin }
}

/// Draws the lines of a frame.
///
/// - Source: developer.apple.com/documentation/coretext/ctframedraw(_:_:)
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
