#if DEBUG
  import UIKit

  /// The constraints that lines of layout create while a view is built, to find those that are discarded.
  @MainActor
  enum MadeConstraints {
    private struct Made {
      weak var constraint: NSLayoutConstraint?
      let file: StaticString
      let line: UInt
    }

    private static var depth = 0
    private static var made: [Made] = []

    static func note(_ constraint: NSLayoutConstraint, _ file: StaticString, _ line: UInt) {
      guard depth > 0 else { return }
      made.append(Made(constraint: constraint, file: file, line: line))
    }

    /// Builds a view and returns the lines whose constraints were discarded.
    static func forgotten(during build: () -> Void) -> [(file: StaticString, line: UInt)] {
      let outer = made
      made = []
      depth += 1
      build()
      depth -= 1
      let lines = made.filter { $0.constraint == nil }.map { ($0.file, $0.line) }
      made = outer
      return lines
    }
  }
#endif
