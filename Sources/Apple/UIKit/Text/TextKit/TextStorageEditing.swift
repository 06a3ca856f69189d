import Foundation

/// The unprocessed changes of a text storage.
struct TextStorageEditing {
  var mask: NSTextStorage.EditActions = []
  private(set) var range: NSRange?
  private(set) var delta = 0

  /// The number of open groups of changes.
  var depth = 0
  var isProcessing = false
  /// Whether the recorded change is one of Foundation's text.
  var isOwnChange = false

  /// Records a change of a range from before its length changed by `delta`.
  mutating func note(_ mask: NSTextStorage.EditActions, _ changed: NSRange, _ delta: Int) {
    let now = NSRange(location: changed.location, length: max(0, changed.length + delta))
    self.mask.formUnion(mask)
    self.delta += delta
    guard let earlier = range else {
      range = now
      return
    }
    // The earlier range at its position after this change.
    let changedEnd = changed.location + changed.length
    func moved(_ place: Int, within inside: Int) -> Int {
      place <= changed.location ? place : place >= changedEnd ? place + delta : inside
    }
    let movedStart = moved(earlier.location, within: now.location)
    let movedEnd = moved(earlier.location + earlier.length, within: now.location + now.length)
    let (lower, upper) = (min(movedStart, now.location), max(movedEnd, now.location + now.length))
    range = NSRange(location: lower, length: max(0, upper - lower))
  }

  mutating func finish() {
    mask = []
    range = nil
    delta = 0
    depth -= 1
    isProcessing = false
  }
}
