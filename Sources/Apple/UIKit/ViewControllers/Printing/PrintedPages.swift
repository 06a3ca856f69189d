import CoreGraphics
import Foundation
import QuartzCore

/// A text or a view that is divided into pages.
@MainActor
struct PrintedPages {
  /// The lines of the text on one page.
  private struct Page {
    var glyphs: NSRange
    /// The top of the first line in the whole text.
    var top: CGFloat
  }

  private enum Content {
    case text(NSAttributedString, NSTextStorage, NSLayoutManager, [Page])
    case view(UIView, scale: CGFloat)
  }

  private let size: CGSize
  private let content: Content

  /// Divides a text between its lines.
  init(_ text: NSAttributedString, size: CGSize) {
    self.size = size
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: max(size.width, 0), height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var pages: [Page] = []
    if size.width > 0, size.height > 0, text.length > 0 {
      manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { line, _, _, glyphs, _ in
        if let page = pages.last, line.maxY - page.top <= size.height {
          pages[pages.count - 1].glyphs.length = glyphs.location + glyphs.length - page.glyphs.location
        } else {
          pages.append(Page(glyphs: glyphs, top: line.minY))
        }
      }
    }
    content = .text(text, storage, manager, pages)
  }

  /// Divides a view. It is scaled down if it is wider than a page.
  init(_ view: UIView, size: CGSize) {
    self.size = size
    content = .view(view, scale: view.bounds.width > size.width ? size.width / view.bounds.width : 1)
  }

  var count: Int {
    switch content {
    case .text(_, _, _, let pages): pages.count
    case .view(let view, let scale):
      size.height > 0 ? Int((view.bounds.height * scale / size.height - 0.001).rounded(.up)) : 0
    }
  }

  /// Returns whether these are the pages of a text in a size. The pages of a view never are, because the view may
  /// change at any time.
  func isMade(for size: CGSize, of text: NSAttributedString) -> Bool {
    guard case .text(let old, _, _, _) = content else { return false }
    return self.size == size && old.isEqual(to: text)
  }

  func draw(_ page: Int, at origin: CGPoint, in context: CGContext) {
    guard page >= 0, page < count else { return }
    switch content {
    case .text(_, _, let manager, let pages):
      let start = CGPoint(x: origin.x, y: origin.y - pages[page].top)
      manager.drawBackground(forGlyphRange: pages[page].glyphs, at: start)
      manager.drawGlyphs(forGlyphRange: pages[page].glyphs, at: start)
    case .view(let view, let scale):
      context.saveGState()
      context.clip(to: CGRect(origin: origin, size: size))
      context.translateBy(x: origin.x, y: origin.y - CGFloat(page) * size.height)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
      view.layoutIfNeeded()
      view.layer.render(in: context)
      context.restoreGState()
    }
  }
}
