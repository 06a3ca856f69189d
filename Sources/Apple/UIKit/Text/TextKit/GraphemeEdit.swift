import Foundation

/// A change of UTF-16 units in a text that Foundation's mutable strings apply correctly.
///
/// On Linux, `NSMutableString` extends a range to whole characters. Replacing a skin tone, half of a flag or an accent
/// removes too much, or nothing. An attributed string then has runs that don't match the length of its text and reads
/// out of bounds (docs/foundation-faults.md). Therefore whole characters are replaced here, including those around the
/// range.
struct GraphemeEdit {
  /// The replaced range, which consists of whole characters.
  let range: NSRange
  /// The replacement.
  let text: String
  /// The attributes of the parts after the change; empty if the range consists of whole characters, which Foundation
  /// handles correctly.
  private(set) var runs: [Run] = []

  struct Run {
    let attributes: [NSAttributedString.Key: Any]
    let range: NSRange
  }

  /// - Parameter attributes: Returns the attributes at an offset of the text and their range.
  init(
    replacing wanted: NSRange, of text: NSString, with replacement: String,
    attributes: (Int) -> (values: [NSAttributedString.Key: Any], end: Int)
  ) {
    range = TextUnits(text: text).wholeCharacters(wanted)
    guard range != wanted else {
      self.text = replacement
      return
    }
    let (end, wantedEnd) = (range.location + range.length, wanted.location + wanted.length)
    let head = NSRange(location: range.location, length: wanted.location - range.location)
    let tail = NSRange(location: wantedEnd, length: end - wantedEnd)
    self.text = text.substring(with: head) + replacement + text.substring(with: tail)
    let length = (replacement as NSString).length
    for (part, shift) in [(head, 0), (tail, length - wanted.length)] {
      var place = part.location
      while place < part.location + part.length {
        let (values, end) = attributes(place)
        let next = min(end, part.location + part.length)
        runs.append(Run(attributes: values, range: NSRange(location: place + shift, length: next - place)))
        place = next
      }
    }
    // Inserted text has the attributes of the text that it replaces or else of the text before it.
    let model = wanted.length > 0 ? wanted.location : max(wanted.location - 1, range.location)
    if length > 0 {
      runs.append(
        Run(attributes: attributes(model).values, range: NSRange(location: wanted.location, length: length)))
    }
  }
}

extension NSMutableAttributedString {
  /// Replaces a range, which may include parts of characters, with text.
  func replaceUnits(in range: NSRange, with text: NSAttributedString) {
    let edit = GraphemeEdit(replacing: range, of: NSString(string: string), with: text.string) { place in
      var run = NSRange()
      let values = attributes(at: place, effectiveRange: &run)
      return (values, run.location + run.length)
    }
    guard edit.range != range else {
      replaceCharacters(in: range, with: text)
      return
    }
    beginEditing()
    replaceCharacters(in: edit.range, with: edit.text)
    for run in edit.runs { setAttributes(run.attributes, range: run.range) }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
}
