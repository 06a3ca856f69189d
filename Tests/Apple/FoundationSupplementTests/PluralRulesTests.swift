import Foundation
import Testing

@testable import FoundationSupplement

@Suite("Plural rules")
struct PluralRulesTests {
  private func categories(_ language: String, _ numbers: Double...) -> String {
    numbers.map { number in
      PluralNumber(number).map { PluralRules.category(of: $0, in: language).rawValue } ?? "none"
    }.joined(separator: " ")
  }

  @Test("each language has its own forms")
  func languages() {
    #expect(categories("en", 0, 1, 2, 1.5) == "other one other other")
    #expect(categories("fr", 0, 1, 1.5, 2, 1_000_000) == "one one one other many")
    #expect(categories("pt-BR", 0, 1, 2) == "one one other")
    #expect(categories("pt-PT", 0, 1, 2) == "other one other")
    #expect(categories("ru", 1, 2, 5, 11, 21, 22, 111, 1.5) == "one few many many one few many other")
    #expect(categories("pl", 1, 2, 5, 12, 22, 21) == "one few many many few many")
    #expect(categories("ar", 0, 1, 2, 3, 10, 11, 99, 100) == "zero one two few few many many other")
    #expect(categories("cs", 1, 2, 5, 1.5) == "one few other many")
    #expect(categories("sl", 1, 2, 3, 5, 101) == "one two few other one")
    #expect(categories("lv", 0, 1, 11, 21, 2) == "zero one zero one other")
    #expect(categories("he", 1, 2, 3) == "one two other")
    #expect(categories("zh-Hans", 0, 1, 2) == "other other other")
    #expect(categories("xx", 1) == "other")
  }

  @Test("the sign of a number, and zeros after its point, change nothing")
  func digits() {
    #expect(PluralNumber(-1) == PluralNumber(1.0))
    #expect(PluralNumber(2.5).map { [$0.i, $0.f, UInt64($0.v)] } == [2, 5, 1])
    #expect(PluralNumber(0.0).map(\.isZero) == true && PluralNumber(0.5).map(\.isZero) == false)
    #expect(PluralNumber(Double.nan) == nil && PluralNumber(Double.infinity) == nil)
    #expect(PluralNumber(UInt64.max).n == .max)
  }
}
