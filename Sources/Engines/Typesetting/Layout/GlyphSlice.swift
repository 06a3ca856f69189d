/// Functions that extract glyphs of a shaped run.
enum GlyphSlice {
  /// Returns the glyphs of a part of a run's text, or nil if letters join across its ends and the part must be shaped
  /// again.
  ///
  /// - Parameter range: The UTF-16 offsets from the run's start.
  static func glyphs(of run: ShapedRun, _ range: Range<Int>) -> ArraySlice<ShapedRun.Glyph>? {
    let glyphs = run.glyphs
    let low = boundary(range.lowerBound, in: run)
    let high = boundary(range.upperBound, in: run)
    let slice = run.isRightToLeft ? glyphs[high..<low] : glyphs[low..<high]
    for offset in [range.lowerBound, range.upperBound] where offset > 0 && offset < run.length {
      let position = boundary(offset, in: run)
      // This is the glyph whose cluster begins at the cut, if it exists.
      let first = run.isRightToLeft ? position - 1 : position
      guard glyphs.indices.contains(first), Int(glyphs[first].cluster) == offset, !glyphs[first].isUnsafeToBreak else {
        return nil
      }
    }
    return slice
  }

  /// Returns the index of the first glyph at or after the offset in left-to-right text, or the index after the last
  /// such glyph in right-to-left text.
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
