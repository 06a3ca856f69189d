import Foundation
import Testing

@testable import Projects

@Suite(.enabled(if: GitCommand.find() != nil, "this machine has no git")) struct PackageCheckoutsTests {
  let folder: TestFolder
  let repository: GitFixture

  init() throws {
    folder = try TestFolder()
    repository = try GitFixture("\(folder.path)/Anchor")
    try repository.commit("one", tag: "1.0.0")
    try repository.commit("two", tag: "1.1.0")
    try repository.commit("three", tag: "2.0.0")
    try repository.commit("four", tag: nil)
  }

  private func checkouts(isOffline: Bool = false) -> PackageCheckouts {
    PackageCheckouts(folder: URL(filePath: "\(folder.path)/cache"), isOffline: isOffline)
  }

  private func wish(
    revision: String? = nil, locked: String? = nil, _ requirement: PackageRequirement = .any
  ) -> PackageCheckouts.Wish {
    PackageCheckouts.Wish(
      address: "file://\(repository.path)", revision: revision, locked: locked, requirement: requirement)
  }

  private func text(_ answer: PackageCheckouts.Answer) throws -> String {
    guard case .there(let folder) = answer else { throw TestFailure("\(answer)") }
    return try String(contentsOfFile: "\(folder)/text", encoding: .utf8)
  }

  @Test func theNewestVersionThatFitsIsFetched() throws {
    #expect(try text(checkouts().find(wish(PackageRequirement("from 1.0.0")))) == "two")
    #expect(try text(checkouts().find(wish(PackageRequirement("exactly 1.0.0")))) == "one")
    #expect(try text(checkouts().find(wish(PackageRequirement("branch main")))) == "four")
    #expect(try text(checkouts().find(wish(locked: "2.0.0"))) == "three")
  }

  @Test func theLockedRevisionCountsAndNotTheTag() throws {
    let revision = try repository.revision(of: "2.0.0")
    #expect(try text(checkouts().find(wish(revision: revision, locked: "1.0.0"))) == "three")
  }

  @Test func whatIsThereIsNotFetchedAgain() throws {
    let first = checkouts().find(wish(PackageRequirement("from 1.0.0")))
    try FileManager.default.moveItem(atPath: repository.path, toPath: repository.path + "-gone")
    #expect(checkouts().find(wish(PackageRequirement("from 1.0.0"))) == first)
    #expect(checkouts(isOffline: true).find(wish(PackageRequirement("from 1.1.0"))) == first)
  }

  @Test func offlineNothingIsFetched() throws {
    guard case .missing = checkouts(isOffline: true).find(wish(locked: "1.0.0")) else {
      Issue.record("it was fetched")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/cache"))
  }

  @Test("the nearest version takes the place of one that is not there, which is said")
  func nearest() throws {
    func instead(_ answer: PackageCheckouts.Answer) throws -> (text: String, version: String, reason: String) {
      guard case .instead(let folder, let version, let reason) = answer else { throw TestFailure("\(answer)") }
      return (try String(contentsOfFile: "\(folder)/text", encoding: .utf8), version, reason)
    }
    #expect(
      try instead(checkouts().find(wish(locked: "9.9.9"))) == (
        "three", "2.0.0", "the repository has no tag or branch 9.9.9"
      ))
    #expect(
      try instead(checkouts().find(wish(locked: "1.0.5"))) == (
        "two", "1.1.0", "the repository has no tag or branch 1.0.5"
      ))
    #expect(
      try instead(checkouts().find(wish(PackageRequirement("from 7.0.0"))))
        == ("three", "2.0.0", "none of its 3 versions matches the requirement"))
    #expect(try instead(checkouts().find(wish(PackageRequirement("branch gone")))).version == "2.0.0")
    let lost = String(repeating: "1234567890", count: 4)
    #expect(try instead(checkouts().find(wish(revision: lost, locked: "1.0.0"))).text == "one")
    #expect(try instead(checkouts(isOffline: true).find(wish(locked: "1.5.0"))).version == "1.1.0")
  }

  @Test("a repository without versions gives its main branch")
  func withoutVersions() throws {
    let other = try GitFixture("\(folder.path)/Other")
    try other.commit("only", tag: nil)
    let wish = PackageCheckouts.Wish(address: "file://\(other.path)", locked: "3.0.0")
    guard case .instead(let place, "main", _) = checkouts().find(wish) else {
      Issue.record("\(checkouts().find(wish))")
      return
    }
    #expect(try String(contentsOfFile: "\(place)/text", encoding: .utf8) == "only")
  }

  @Test func aRepositoryThatIsNotThereLeavesNothingBehind() throws {
    let answer = checkouts().find(PackageCheckouts.Wish(address: "file://\(folder.path)/Nothing", revision: "abc"))
    guard case .missing(let reason) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(reason.contains("git cannot fetch it"))
    let names = FileManager.default.enumerator(atPath: "\(folder.path)/cache")?.compactMap { $0 as? String } ?? []
    #expect(names.allSatisfy { !$0.contains("/") })
  }

  @Test(arguments: ["--upload-pack=touch /tmp/x", "ext::sh -c touch% /tmp/x", "relative/path", ""])
  func whatIsNoAddressIsNotGivenToGit(address: String) {
    guard case .missing(let reason) = checkouts().find(PackageCheckouts.Wish(address: address)) else {
      Issue.record("it was fetched")
      return
    }
    #expect(reason.contains("is not a Git URL"))
  }
}

/// A repository on disk.
struct GitFixture {
  let path: String

  init(_ path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  func commit(_ text: String, tag: String?) throws {
    try text.write(toFile: "\(path)/text", atomically: true, encoding: .utf8)
    try commitAll(tag: tag)
  }

  func commitAll(tag: String?) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "a step")
    // The tag has a message, as most releases do.
    if let tag { try git("tag", "-a", tag, "-m", tag) }
  }

  func revision(of name: String) throws -> String {
    try git("rev-parse", "\(name)^{commit}").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let command = try #require(GitCommand.find())
    let run = try command.run(["-C", path, "-c", "user.name=t", "-c", "user.email=t@example.org"] + arguments)
    if !run.succeeded { throw TestFailure(run.errors) }
    return run.output
  }
}

struct TestFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
