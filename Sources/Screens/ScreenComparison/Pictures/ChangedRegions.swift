import Foundation

/// The bounding rectangles of groups of pixels.
enum ChangedRegions {
  /// The size of tiles in pixels. Pixels in neighboring tiles belong to one region. The size is about that of a letter
  /// at 3x.
  private static let tile = 24
  /// The maximum number of regions.
  private static let most = 64

  /// Returns the regions of marked pixels.
  ///
  /// - Parameters:
  ///   - marks: The marks, with one byte a pixel.
  ///   - isMarked: A closure that returns whether a byte is a mark. 0 never is.
  /// - Returns: The x, y, width and height of each region, from the top. Regions beyond the limit are combined in one.
  static func find(in marks: [UInt8], width: Int, height: Int, isMarked: (UInt8) -> Bool) -> [[Int]] {
    let (columns, rows) = ((width + tile - 1) / tile, (height + tile - 1) / tile)
    // The bounds of the marks in each tile: left, top, right, bottom.
    var boxes = [(left: Int, top: Int, right: Int, bottom: Int)?](repeating: nil, count: columns * rows)
    // Most rows of most pictures have no mark.
    let unmarked = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      if marks.withUnsafeBytes({ memcmp($0.baseAddress! + y * width, unmarked, width) == 0 }) { continue }
      for x in 0..<width where isMarked(marks[y * width + x]) {
        let index = (y / tile) * columns + x / tile
        if let box = boxes[index] {
          boxes[index] = (min(box.left, x), box.top, max(box.right, x), y)
        } else {
          boxes[index] = (x, y, x, y)
        }
      }
    }
    var isSeen = [Bool](repeating: false, count: boxes.count)
    var regions: [[Int]] = []
    for start in boxes.indices where boxes[start] != nil && !isSeen[start] {
      isSeen[start] = true
      var waiting = [start]
      var whole = boxes[start]!
      while let index = waiting.popLast() {
        let box = boxes[index]!
        whole = (
          min(whole.left, box.left), min(whole.top, box.top), max(whole.right, box.right), max(whole.bottom, box.bottom)
        )
        let (column, row) = (index % columns, index / columns)
        for nextRow in max(row - 1, 0)...min(row + 1, rows - 1) {
          for nextColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
            let next = nextRow * columns + nextColumn
            if boxes[next] != nil, !isSeen[next] {
              isSeen[next] = true
              waiting.append(next)
            }
          }
        }
      }
      regions.append([whole.left, whole.top, whole.right - whole.left + 1, whole.bottom - whole.top + 1])
    }
    guard regions.count > most else { return regions }
    let rest = regions[(most - 1)...]
    let (left, top) = (rest.map { $0[0] }.min()!, rest.map { $0[1] }.min()!)
    let (right, bottom) = (rest.map { $0[0] + $0[2] }.max()!, rest.map { $0[1] + $0[3] }.max()!)
    return Array(regions[..<(most - 1)]) + [[left, top, right - left, bottom - top]]
  }
}
