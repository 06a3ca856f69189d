import Testing

@testable import LayoutSolver

@Suite("Lexicographic numbers")
struct LexicographicNumberTests {
  @Test("one unit of a stronger priority is more than any number of weaker ones")
  func strongerWins() {
    let strong = LexicographicNumber(1, at: 750)
    let weak = LexicographicNumber(1e8, at: 749.5)
    #expect(strong.compared(with: weak) == 1)
    #expect(weak.compared(with: strong) == -1)
    #expect(strong.scaled(by: -1).compared(with: weak) == -1)
    #expect(strong.compared(with: strong) == 0)
  }

  @Test("sums keep each priority apart, strongest first", arguments: 1..<8)
  func sums(levels: Int) {
    var sum = LexicographicNumber.zero
    for i in 0..<levels { sum.add(LexicographicNumber(Double(i + 1), at: Float((i * 5) % 8)), times: 2) }
    var expected: [(priority: Float, coefficient: Double)] = []
    for i in 0..<levels { expected.append((Float((i * 5) % 8), Double(2 * i + 2))) }
    expected.sort { $0.priority > $1.priority }
    #expect(sum.entries.map(\.priority) == expected.map(\.priority))
    #expect(sum.entries.map(\.coefficient) == expected.map(\.coefficient))
    sum.add(sum, times: -1)
    #expect(sum.isZero)
    #expect(sum.sign == 0)
  }

  @Test("the strongest priority that is left gives the sign")
  func signs() {
    var number = LexicographicNumber(3, at: 500)
    number.add(LexicographicNumber(-7, at: 250), times: 1)
    #expect(number.sign == 1)
    number.add(LexicographicNumber(1, at: 500), times: -3)
    #expect(number.sign == -1)
  }
}
