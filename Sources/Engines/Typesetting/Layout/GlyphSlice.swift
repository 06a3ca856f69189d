/// Cuts glyphs out of a shaped run.
enum GlyphSlice {
  /// The glyphs of a part of a run's text; nil when letters join across its ends, so that it has to be shaped anew.
  ///
  /// - Parameter range: UTF-16 offsets from the run's start.
  static func glyphs(of run: ShapedRun, _ range: Range<Int>) -> ArraySlice<ShapedRun.Glyph>? {
    let glyphs = run.glyphs
    let low = boundary(range.lowerBound, in: run)
    let high = boundary(range.upperBound, in: run)
    let slice = run.isRightToLeft ? glyphs[high..<low] : glyphs[low..<high]
    for offset in [range.lowerBound, range.upperBound] where offset > 0 && offset < run.length {
      let position = boundary(offset, in: run)
      // The glyph whose cluster begins at the cut, if there is one.
      let first = run.isRightToLeft ? position - 1 : position
      guard glyphs.indices.contains(first), Int(glyphs[first].cluster) == offset, !glyphs[first].isUnsafeToBreak else {
        return nil
      }
    }
    return slice
  }

  /// Left to right: the first glyph at or after the offset. Right to left: after the last such glyph.
  private static func boundary(_ offset: Int, in run: ShapedRun) -> Int {
    var low = 0
    var high = run.glyphs.count
    while low < high {
      let middle = (low + high) / 2
      let isAfter = Int(run.glyphs[middle].cluster) >= offset
      if run.isRightToLeft ? !isAfter : isAfter {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
