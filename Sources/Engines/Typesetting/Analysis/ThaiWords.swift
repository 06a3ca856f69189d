internal import CLibThai
import Synchronization

/// The boundaries of Thai words. Thai has no spaces between words, so that only a dictionary can find them.
enum ThaiWords {
  /// The path of libthai's dictionary, which the environment does not change. Without it, Thai breaks at spaces and, if
  /// a word is wider than the line, between its characters.
  private static let dictionary = "/usr/share/libthai/thbrk.tri"

  /// The length of the parts of a long text, because the time of a lookup grows faster than the length.
  private static let longestStretch = 512

  private struct Breaker: @unchecked Sendable {
    // Unchecked: it is used only under the lock.
    let pointer: OpaquePointer?
  }

  private static let breaker = Mutex(Breaker(pointer: th_brk_new(dictionary)))

  /// Adds the ends of words to the possible ends of lines.
  ///
  /// - Parameter units: Text in UTF-16. Thai has one unit a character.
  static func addBreaks(in units: [UInt16], to mayEnd: inout [Bool]) {
    var index = 0
    while index < units.count {
      guard isThai(units[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < units.count, end - index < longestStretch, isThai(units[end]) {
        end += 1
      }
      for length in wordEnds(units[index..<end]) where length > 0 && length < end - index {
        mayEnd[index + length - 1] = true
      }
      index = end
    }
  }

  private static func isThai(_ unit: UInt16) -> Bool {
    (0xE01...0xE5B).contains(unit)
  }

  private static func wordEnds(_ units: ArraySlice<UInt16>) -> [Int] {
    let characters = units.map { thwchar_t($0) } + [0]
    var positions = [Int32](repeating: 0, count: units.count)
    let count = breaker.withLock { breaker in
      guard let pointer = breaker.pointer else {
        return 0
      }
      return Int(th_brk_wc_find_breaks(pointer, characters, &positions, positions.count))
    }
    return positions.prefix(max(0, count)).map(Int.init)
  }
}
