import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ConstraintTests {
  @Test func `a constraint is read with its items`() throws {
    let document = try Fixtures.read(Fixtures.card)
    let constraints = try #require(document.object("card-1")).constraints
    #expect(constraints.map(\.id) == ["con-1", "con-2"])
    #expect(constraints[0].firstItem?.id == "label-1")
    #expect(constraints[0].firstAttribute == .leading)
    #expect(constraints[0].secondItem?[ViewLayoutGuideElement.key] == .safeArea)
    #expect(constraints[0].secondItem?.parent?.id == "card-1")
    #expect(constraints[0].constant == 20)
    #expect(constraints[0].isStandardSpacing)
    #expect(constraints[0].priority == 1000)
    #expect(constraints[0].relation == .equal)
    #expect(constraints[1].firstItem?.id == "card-1")
    #expect(constraints[1].relation == .greaterThanOrEqual)
    #expect(constraints[1].priority == 750)
    #expect(constraints[1].multiplier.value == 0.75)
    #expect(constraints[1].multiplier.numerator == 3)
  }

  @Test(
    arguments: [
      ("3:4", 0.75), ("1/3", 1.0 / 3), ("0.8", 0.8), ("2:1", 2.0), ("-1", -1.0), ("0.5:2", 0.25),
    ] as [(String, Double)])
  func `multipliers are numbers or ratios`(written: String, value: Double) throws {
    let document = try Fixtures.read(Fixtures.xib("<view id=\"v\"/>"))
    #expect(Multiplier(attribute: written, of: document.element)?.value == value)
  }

  @Test(arguments: ["", ":", "1:0", "a:b", "1:2:3", "1:1e-320", "nan"])
  func `what is no multiplier is none`(written: String) throws {
    let document = try Fixtures.read(Fixtures.xib("<view id=\"v\"/>"))
    #expect(Multiplier(attribute: written, of: document.element) == nil)
  }
}
