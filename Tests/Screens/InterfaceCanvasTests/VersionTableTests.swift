import Testing

@testable import InterfaceCanvas

@Suite("What was seen in versions of Interface Builder")
struct VersionTableTests {
  private let table = VersionTable(
    "a rule",
    [
      .init("old", 11_762...13_196, files: 3), .init("middle", 14_460...14_460, files: 1),
      .init("new", 21_701...24_506, files: 9),
    ])

  @Test(
    "a version that was seen has what was seen in it",
    arguments: [(11_762, "old"), (12_121, "old"), (13_196, "old"), (14_460, "middle"), (22_505, "new")])
  func seen(version: Int, value: String) {
    #expect(table.value(near: version) == value)
  }

  @Test(
    "a version between two of its family has the nearer one's value, and of two as near the older's",
    arguments: [(13_827, "old"), (13_828, "old"), (13_829, "middle"), (1, "old"), (21_000, "new"), (99_999, "new")])
  func between(version: Int, value: String) {
    #expect(table.value(near: version) == value)
  }

  @Test(
    "a family without observations keeps the last older value, however near a newer version is",
    arguments: [(14_868, "middle"), (20_499, "middle"), (20_500, "new")])
  func familyWithoutObservations(version: Int, value: String) {
    #expect(table.value(near: version) == value)
  }

  @Test("a value that only one file shows is a guess")
  func guesses() {
    #expect(table.rows.map(\.isGuess) == [false, true, false])
  }

  @Test("a file that doesn't say its version has what was seen in the newest one")
  func unknown() {
    #expect(table.value(near: nil) == "new")
  }
}
