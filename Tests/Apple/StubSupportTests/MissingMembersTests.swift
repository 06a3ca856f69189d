import StubSupport
import Testing
import UIKit

@Suite("Objects of missing modules", .serialized)
@MainActor
struct MissingMembersTests {
  private let store = MissingObject()

  @Test("members are chained, unwrapped and used as what is wanted")
  func members() {
    let label = UILabel()
    label.text = store.user.name
    #expect(label.text == nil)
    label.text = "\(store.user)"
    #expect(label.text == "")
    let count: Int = store.users.count
    let name: String? = store.user?.name
    #expect(count == 0 && name == nil)
    let isOpen = store.level == 0.5 || store.isOpen
    #expect(!isOpen)
    store.user.name = "a"
    let first: [String] = store.find("a", limit: 3)[0]
    #expect(first.isEmpty)
    #expect(store.user.missingOptional == nil)
    #expect(Int(store.count) == 0 && CGFloat(store.count) == 0 && String(store.name) == "")
  }

  @Test("what was met is told once, in its order")
  func uses() {
    _ = MissingUses.take()
    for _ in 0..<3 {
      OmittedCode.statement("load()", "A.swift:3")
      _ = store.user as MissingObject
      #expect(!OmittedCode.condition("isReady", "A.swift:4"))
    }
    let wanted = [
      MissingUses.Use(kind: .omitted, text: "load()", place: "A.swift:3"),
      MissingUses.Use(kind: .member, text: "MissingObject.user", place: ""),
      MissingUses.Use(kind: .omitted, text: "isReady", place: "A.swift:4"),
    ]
    // Other tests run in parallel.
    let met = MissingUses.take().filter(wanted.contains)
    #expect(met == wanted)
    OmittedCode.statement("load()", "A.swift:3")
    #expect(MissingUses.met.contains(wanted[0]))
  }
}
