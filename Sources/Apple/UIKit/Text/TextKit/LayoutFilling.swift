import CoreGraphics
import Foundation
import Typesetting

/// The filling of containers with text, one after the other.
struct LayoutFilling {
  private let text: NSAttributedString
  private let manager: NSLayoutManager

  init(_ manager: NSLayoutManager) {
    self.manager = manager
    text = LayoutFilling.linked(manager.textStorage ?? NSAttributedString(string: ""), manager.linkAttributes)
  }

  /// Returns text whose links have the style of the text view.
  private static func linked(
    _ text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    guard let attributes else { return text }
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for range in links {
      result.removeAttribute(.link, range: range)
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  func fill(_ containers: [NSTextContainer]) -> [ContainerLayout] {
    var result: [ContainerLayout] = []
    var start = 0
    for (index, container) in containers.enumerated() {
      guard start < text.length || index == 0 else { break }
      let layout = fill(container, from: start, isLast: index == containers.count - 1)
      result.append(layout)
      start = layout.range.location + layout.range.length
    }
    return result
  }

  /// Returns the layout and the used rectangle of the text in a container that doesn't belong to the manager.
  func measure(_ container: NSTextContainer) -> (layout: ContainerLayout, used: CGRect) {
    let layout = fill(container, from: 0, isLast: true)
    return (layout, layout.lines.isEmpty ? .null : layout.usedRect)
  }

  private func fill(_ container: NSTextContainer, from start: Int, isLast: Bool) -> ContainerLayout {
    let padding = container.lineFragmentPadding
    let size = container.size
    let width = size.width > 0 && size.width < LayoutFilling.endless ? max(0, size.width - padding * 2) : nil
    let height = size.height > 0 && size.height < LayoutFilling.endless ? size.height : nil
    let mode = container.lineBreakMode
    var part = rest(from: start)
    let isEmpty = part.length == 0
    // Empty text has a line for the caret with the height of a letter.
    if isEmpty { part = NSAttributedString(string: "\n", attributes: manager.extraLineAttributes) }
    let drawing = TextDrawing(
      part, width: width, height: height, maximumLines: container.maximumNumberOfLines,
      lineBreakMode: mode == .byWordWrapping ? nil : mode, direction: manager.naturalDirection,
      keepsLastEmptyLine: !isEmpty, usesFontLeading: manager.usesFontLeading,
      obstacles: container.exclusionPaths.isEmpty || width == nil
        ? nil : TextObstacles(container.exclusionPaths, padding: padding),
      container: container, spacesTextStyles: manager.usesFontLeading,
      hyphenationFactor: manager.effectiveHyphenationFactor)
    let lines = drawing.layout.lines
    let end = isEmpty ? 0 : lines.last?.range.upperBound ?? 0
    let hasExtraLine = isEmpty || (lines.last.map { $0.range.isEmpty } ?? false)
    return ContainerLayout(
      container: container, range: NSRange(location: start, length: end), drawing: drawing, padding: padding,
      width: width == nil ? drawing.size.width + padding * 2 : size.width,
      extraLine: hasExtraLine ? lines.count - 1 : nil)
  }

  /// The side length from which a side counts as unlimited, since apps pass the largest numbers.
  private static let endless: CGFloat = 1_000_000

  /// Returns the text after the earlier containers. A paragraph that began there continues without the indent of its
  /// first line.
  private func rest(from start: Int) -> NSAttributedString {
    guard start > 0 else { return text }
    let rest = NSMutableAttributedString(
      attributedString: text.attributedSubstring(from: NSRange(location: start, length: text.length - start)))
    let characters = NSString(string: text.string)
    let previous = characters.character(at: start - 1)
    guard rest.length > 0, previous != 0x0A, previous != 0x0D, previous != 0x2029,
      let style = rest.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      let paragraph = TextUnits(text: NSString(string: rest.string)).paragraph(at: 0)
    else { return rest }
    let continued = NSMutableParagraphStyle()
    continued.setParagraphStyle(style)
    continued.firstLineHeadIndent = style.headIndent
    rest.addAttribute(.paragraphStyle, value: continued, range: paragraph)
    return rest
  }
}
