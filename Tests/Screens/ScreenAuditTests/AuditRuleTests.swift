import Testing

@testable import ScreenAudit

@MainActor
@Suite("Audit rules")
struct AuditRuleTests {
  @Test("a kind of finding belongs to one rule")
  func kinds() {
    let kinds = ScreenAudit.rules.flatMap(\.kinds)
    #expect(kinds.count == 15)
    #expect(Set(kinds).count == kinds.count)
  }
}
