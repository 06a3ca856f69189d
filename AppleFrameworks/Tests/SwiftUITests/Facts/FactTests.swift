import SwiftUI
import TestHosts
import Testing

@MainActor
@Suite("What Apple's SwiftUI was seen to do", .ownHosts)
struct FactTests {
  nonisolated static let checks =
    StackFacts.checks + FrameFacts.checks + TextFacts.checks + ValueFacts.checks + OrderFacts.checks
    + AnimationFacts.checks + HitFacts.checks + ComposedFacts.checks + UIKitFacts.checks + GridFacts.checks
    + LazyFacts.checks + TextLayoutFacts.checks + LifeFacts.checks + ScreenFacts.checks + LookFacts.checks

  @Test("each row that is looked at holds", arguments: checks)
  func row(_ check: FactCheck) throws {
    let observed = try check.observe()
    withKnownIssue("\(OpenFacts.failing[check.id] ?? "")") {
      #expect(observed == check.expected)
    } when: {
      OpenFacts.failing[check.id] != nil
    }
  }

  @Test("each row of the table is looked at, or it is listed why not")
  func coverage() {
    let rows = FactRow.all
    #expect(rows.count == 373)
    let checked = Set(Self.checks.map(\.id))
    let ids = Set(rows.map(\.id))
    #expect(checked.subtracting(ids).isEmpty)
    #expect(checked.intersection(OpenFacts.reasons.keys).isEmpty)
    let missing = ids.subtracting(checked).subtracting(OpenFacts.reasons.keys)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }
}
