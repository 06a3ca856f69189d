import Foundation

/// The nine parts of a resizable image: corners keep their size, edges are resized in one direction, the center in
/// both.
///
/// All rectangles are in points: source rectangles in the image, target rectangles at the position of the drawing.
struct NineParts {
  struct Part: Equatable {
    let source: CGRect
    let target: CGRect

    var isResized: Bool { source.size != target.size }
  }

  let all: [Part]

  /// Creates the parts. Caps that don't fit into the target are reduced proportionally, and empty parts are omitted.
  init(imageSize: CGSize, caps: UIEdgeInsets, target: CGRect) {
    let columns = NineParts.spans(
      length: imageSize.width, leading: caps.left, trailing: caps.right, start: target.minX, room: target.width)
    let rows = NineParts.spans(
      length: imageSize.height, leading: caps.top, trailing: caps.bottom, start: target.minY, room: target.height)
    all = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
          target: CGRect(x: column.target, y: row.target, width: column.room, height: row.room))
      }
    }
  }

  private struct Span {
    let source: CGFloat
    let length: CGFloat
    let target: CGFloat
    let room: CGFloat
  }

  private static func spans(
    length: CGFloat, leading: CGFloat, trailing: CGFloat, start: CGFloat, room: CGFloat
  ) -> [Span] {
    let leading = min(max(leading, 0), length)
    let trailing = min(max(trailing, 0), length - leading)
    let shrink = leading + trailing > room ? room / (leading + trailing) : 1
    let (before, after) = (leading * shrink, trailing * shrink)
    return [
      Span(source: 0, length: leading, target: start, room: before),
      Span(
        source: leading, length: length - leading - trailing, target: start + before,
        room: max(room - before - after, 0)),
      Span(source: length - trailing, length: trailing, target: start + room - after, room: after),
    ].filter { $0.length > 0 && $0.room > 0 }
  }
}
