/// A password as it is shown: a bullet for each character.
struct ConcealedText {
  static let bullet = "\u{2022}"

  /// The offsets at which characters of the hidden text begin, and its end.
  private let starts: [Int]

  init(_ text: String) {
    var starts = [0]
    for character in text { starts.append(starts[starts.count - 1] + character.utf16.count) }
    self.starts = starts
  }

  /// What is shown: as many bullets as there are characters.
  var text: String { String(repeating: ConcealedText.bullet, count: starts.count - 1) }

  /// Returns the offset among the bullets for one of the hidden text.
  func shown(_ offset: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] >= offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the offset in the hidden text for one among the bullets.
  func original(_ offset: Int) -> Int { starts[min(max(offset, 0), starts.count - 1)] }
}
