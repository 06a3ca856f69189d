/// The widths of tab characters.
enum TabSetter {
  /// Returns the width of the tab at `index` if the text before it has the width `x`. Stops are relative to the edge of
  /// the text, so the indent is added. After the last stop and without an interval, a tab has no width.
  static func advance(at index: Int, x: Double, room: LineRoom, text: [UInt16], paragraph: Paragraph) -> Double {
    let position = room.leading + x
    let style = paragraph.style
    let stops = style.tabStops.filter { $0.location > position + LineBreaker.tolerance }
    guard let stop = stops.min(by: { $0.location < $1.location }) else {
      guard style.defaultTabInterval > 0, position.isFinite else {
        return 0
      }
      let next = ((position / style.defaultTabInterval).rounded(.down) + 1) * style.defaultTabInterval
      return next - position
    }
    let gap = stop.location - position
    let isAtEnd =
      stop.alignment == .right && !paragraph.isRightToLeft || stop.alignment == .left && paragraph.isRightToLeft
    switch stop.alignment {
    case .center:
      return max(0, gap - widthOfCell(after: index, text, paragraph) / 2)
    case .left, .right:
      return isAtEnd ? max(0, gap - widthOfCell(after: index, text, paragraph)) : gap
    case .justified, .natural:
      return gap
    }
  }

  /// Returns the width of the text between this tab and the next one.
  private static func widthOfCell(after index: Int, _ text: [UInt16], _ paragraph: Paragraph) -> Double {
    var width = 0.0
    var next = index + 1
    while next < paragraph.range.upperBound, text[next] != 0x09, !CharacterClass.isNewline(text[next]) {
      width += paragraph.advances[next - paragraph.range.lowerBound]
      next += 1
    }
    return width
  }
}
