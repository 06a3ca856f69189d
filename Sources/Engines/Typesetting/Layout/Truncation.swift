internal import Typefaces

/// The truncation of a line to its space, with an ellipsis for the removed text.
struct Truncation {
  let text: [UInt16]
  let paragraph: Paragraph
  let room: LineRoom
  let mode: LineBreakMode

  static let ellipsis: UInt16 = 0x2026

  /// Returns the truncated content.
  ///
  /// - Parameters:
  ///   - range: The range of the line without truncation, including the separator.
  ///   - moreFollows: Whether text follows the range. Truncation of the tail then adds an ellipsis even if the range
  ///     fits.
  func content(_ range: Range<Int>, moreFollows: Bool) -> LineContent {
    var end = range.upperBound
    while end > range.lowerBound, CharacterClass.isNewline(text[end - 1]) {
      end -= 1
    }
    let visible = range.lowerBound..<end
    let clusters = clusters(visible)
    let needsEllipsis = width(clusters) > room.width + LineBreaker.tolerance || moreFollows && mode == .truncatingTail
    guard needsEllipsis else {
      return LineContent(range)
    }
    switch mode {
    case .truncatingHead: return head(range, visible, clusters)
    case .truncatingMiddle: return middle(range, visible, clusters)
    default: return tail(range, visible, clusters)
    }
  }

  private struct Cluster {
    var range: Range<Int>
    var advance: Double
    var isSpace: Bool
  }

  private func clusters(_ range: Range<Int>) -> [Cluster] {
    var result: [Cluster] = []
    var index = range.lowerBound
    var x = 0.0
    while index < range.upperBound {
      let end = LineBreaker.clusterEnd(index, in: paragraph)
      var advance = 0.0
      if text[index] == 0x09 {
        advance = TabSetter.advance(at: index, x: x, room: room, text: text, paragraph: paragraph)
      } else {
        for inner in index..<end {
          advance += paragraph.advances[inner - paragraph.range.lowerBound]
        }
      }
      result.append(Cluster(range: index..<end, advance: advance, isSpace: CharacterClass.hangs(text[index])))
      x += advance
      index = end
    }
    return result
  }

  /// Returns the width without trailing white space.
  private func width(_ clusters: [Cluster]) -> Double {
    let last = clusters.lastIndex { !$0.isSpace } ?? -1
    return clusters[...last].reduce(0) { $0 + $1.advance }
  }

  private func ellipsisWidth(at index: Int) -> Double {
    let item = TextItem.at(index, in: paragraph)
    let run = item.shaped(Truncation.ellipsis)
    return run.glyphs.reduce(0) { $0 + $1.advance } + item.spacing
  }

  private func tail(_ range: Range<Int>, _ visible: Range<Int>, _ clusters: [Cluster]) -> LineContent {
    var styleIndex = visible.isEmpty ? max(range.lowerBound, paragraph.range.lowerBound) : visible.lowerBound
    var kept = 0
    // The ellipsis has the style of the text before it, which depends on the position of the cut.
    for _ in 0..<2 {
      let limit = room.width - ellipsisWidth(at: styleIndex) + LineBreaker.tolerance
      kept = 0
      var x = 0.0
      while kept < clusters.count, x + clusters[kept].advance <= limit {
        x += clusters[kept].advance
        kept += 1
      }
      while kept > 0, clusters[kept - 1].isSpace {
        kept -= 1
      }
      let cut = kept > 0 ? clusters[kept - 1].range.lowerBound : styleIndex
      if TextItem.index(at: cut, in: paragraph) == TextItem.index(at: styleIndex, in: paragraph) {
        break
      }
      styleIndex = cut
    }
    var content = LineContent(range)
    content.head = visible.lowerBound..<(kept > 0 ? clusters[kept - 1].range.upperBound : visible.lowerBound)
    content.ellipsisStyleIndex = styleIndex
    content.tail = visible.upperBound..<visible.upperBound
    return content
  }

  private func head(_ range: Range<Int>, _ visible: Range<Int>, _ clusters: [Cluster]) -> LineContent {
    let styleIndex = clusters.last { !$0.isSpace }?.range.lowerBound ?? visible.lowerBound
    let limit = room.width - ellipsisWidth(at: styleIndex) + LineBreaker.tolerance
    var first = clusters.count
    var x = -trailingSpace(clusters)
    while first > 0, x + clusters[first - 1].advance <= limit {
      first -= 1
      x += clusters[first].advance
    }
    while first < clusters.count, clusters[first].isSpace {
      first += 1
    }
    var content = LineContent(range)
    content.head = visible.lowerBound..<visible.lowerBound
    content.ellipsisStyleIndex = styleIndex
    content.tail = (first < clusters.count ? clusters[first].range.lowerBound : visible.upperBound)..<visible.upperBound
    return content
  }

  private func middle(_ range: Range<Int>, _ visible: Range<Int>, _ clusters: [Cluster]) -> LineContent {
    let styleIndex = visible.lowerBound
    let limit = room.width - ellipsisWidth(at: styleIndex) + LineBreaker.tolerance
    var front = 0
    var back = clusters.count
    var frontWidth = 0.0
    var backWidth = -trailingSpace(clusters)
    // The shorter side is extended first. If both are equal, it is the front.
    while front < back {
      let growsFront = frontWidth <= backWidth
      let advance = growsFront ? clusters[front].advance : clusters[back - 1].advance
      guard frontWidth + backWidth + advance <= limit else {
        break
      }
      if growsFront {
        frontWidth += advance
        front += 1
      } else {
        backWidth += advance
        back -= 1
      }
    }
    while front > 0, clusters[front - 1].isSpace {
      front -= 1
    }
    while back < clusters.count, clusters[back].isSpace {
      back += 1
    }
    var content = LineContent(range)
    content.head = visible.lowerBound..<(front > 0 ? clusters[front - 1].range.upperBound : visible.lowerBound)
    content.ellipsisStyleIndex = styleIndex
    content.tail = (back < clusters.count ? clusters[back].range.lowerBound : visible.upperBound)..<visible.upperBound
    return content
  }

  private func trailingSpace(_ clusters: [Cluster]) -> Double {
    clusters.reversed().prefix { $0.isSpace }.reduce(0) { $0 + $1.advance }
  }
}
