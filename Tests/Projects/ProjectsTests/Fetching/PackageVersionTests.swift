import Testing

@testable import Projects

@Suite struct PackageVersionTests {
  @Test func versionsAreOrderedAsSemverHasIt() throws {
    let order = [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.2",
      "1.10.0",
    ]
    let versions = try order.map { try #require(PackageVersion($0)) }
    #expect(versions.sorted() == versions)
    #expect(versions.shuffled().sorted() == versions)
  }

  @Test func tagsMayBeginWithALetter() {
    #expect(PackageVersion("v5.7.1") == PackageVersion(5, 7, 1))
    #expect(PackageVersion("1.2.3+build.4") == PackageVersion(1, 2, 3))
  }

  @Test(arguments: ["", "main", "1..2", "1.2.3.4", "release-1", "-1.0", "1.x"])
  func otherNamesAreNoVersions(text: String) {
    #expect(PackageVersion(text) == nil)
  }

  @Test(arguments: [
    ("from 5.1.0", ["5.1.0", "5.9.3"], ["5.0.9", "6.0.0", "5.2.0-beta"]),
    ("from 5.1.0, up to next minor", ["5.1.0", "5.1.9"], ["5.2.0"]),
    ("exactly 2.0.0", ["2.0.0"], ["2.0.1"]),
    ("1.0.0 to 1.4.0", ["1.3.9"], ["1.4.0"]),
    ("from 1.0.0-beta.1", ["1.0.0-beta.2", "1.1.0"], ["1.0.0-alpha", "2.0.0"]),
    ("branch main", [], ["1.0.0"]),
  ])
  func requirementsAllowWhatXcodeAllows(text: String, fitting: [String], other: [String]) throws {
    let requirement = PackageRequirement(text)
    for version in fitting { #expect(requirement.allows(try #require(PackageVersion(version))), "\(version)") }
    for version in other { #expect(!requirement.allows(try #require(PackageVersion(version))), "\(version)") }
  }
}
