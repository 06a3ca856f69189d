/// The display of a password, with a bullet for each character.
struct ConcealedText {
  static let bullet = "\u{2022}"

  /// The offsets of the characters of the hidden text, and its end.
  private let starts: [Int]

  init(_ text: String) {
    var starts = [0]
    for character in text { starts.append(starts[starts.count - 1] + character.utf16.count) }
    self.starts = starts
  }

  /// The displayed text: a bullet for each character.
  var text: String { String(repeating: ConcealedText.bullet, count: starts.count - 1) }

  /// Returns the offset among the bullets for an offset in the hidden text.
  func shown(_ offset: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] >= offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the offset in the hidden text for an offset among the bullets.
  func original(_ offset: Int) -> Int { starts[min(max(offset, 0), starts.count - 1)] }
}
