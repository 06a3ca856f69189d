import Foundation

/// A change of some UTF-16 units of a text, as Foundation's mutable strings make it right.
///
/// On Linux `NSMutableString` moves both ends of a range back to where the characters begin that they cut: a skin tone, the half of a flag or
/// an accent that is replaced takes too much or nothing with it, and an attributed string then has runs for another length than its text has, and
/// reads behind them (docs/foundation-faults.md). So whole characters are replaced here, what was around the range among them.
struct GraphemeEdit {
  /// What is replaced; it cuts no character.
  let range: NSRange
  /// What takes its place.
  let text: String
  /// The attributes that the parts have afterwards; none where the range cuts no character, and Foundation does it right.
  private(set) var runs: [Run] = []

  struct Run {
    let attributes: [NSAttributedString.Key: Any]
    let range: NSRange
  }

  /// - Parameter attributes: those at a place of the text, and how far they go from there.
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
    // What is typed has the attributes of what it replaces, or of what is before it.
    let model = wanted.length > 0 ? wanted.location : max(wanted.location - 1, range.location)
    if length > 0 {
      runs.append(
        Run(attributes: attributes(model).values, range: NSRange(location: wanted.location, length: length)))
    }
  }
}

extension NSMutableAttributedString {
  /// Puts text in the place of a range that may cut characters.
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
