import CoreGraphics
import Testing

@testable import UIKit

/// A recorded figure of iOS 26: its id in the table of facts, the figures, and a closure that measures them here.
struct Design26Row: Sendable, CustomTestStringConvertible {
  let id: String
  let expected: [CGFloat]
  let tolerance: CGFloat
  let actual: @MainActor @Sendable () -> [CGFloat]

  init(
    _ id: String, _ expected: CGFloat..., within tolerance: CGFloat = 0.5,
    actual: @escaping @MainActor @Sendable () -> [CGFloat]
  ) {
    (self.id, self.expected, self.tolerance, self.actual) = (id, expected, tolerance, actual)
  }

  var testDescription: String { id }

  @MainActor
  func check() {
    StandardScreen.make()
    let actual = actual()
    let isNear =
      actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance + 0.001 }
    #expect(isNear, "\(id): \(actual) is not \(expected)")
    StandardScreen.make()
  }
}
