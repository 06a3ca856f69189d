import Testing

@testable import XcodeProjects

@Suite("Resolved packages")
struct ResolvedPackagesTests {
  @Test(
    "all three versions of the file say the same",
    arguments: [
      """
      {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://x.org/a/Kit.git",
        "state": {"branch": null, "revision": "abc", "version": "1.2.3"}}]}, "version": 1}
      """,
      """
      {"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://x.org/a/Kit.git",
        "state": {"revision": "abc", "version": "1.2.3"}}], "version": 2}
      """,
      """
      {"originHash": "1", "pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://x.org/a/Kit.git",
        "state": {"revision": "abc", "version": "1.2.3"}}], "version": 3}
      """,
    ])
  func versions(text: String) throws {
    let folder = try TestFolder()
    let pins = try ResolvedPackages.read(folder.write("Package.resolved", text)).pins
    #expect(
      pins == [
        ResolvedPackages.Pin(
          identity: "kit", location: "https://x.org/a/Kit.git", version: "1.2.3", branch: nil, revision: "abc")
      ])
    #expect(pins.first?.locked == "1.2.3")
  }

  @Test("a package's identity is the last part of its address")
  func identities() {
    #expect(PackageIdentity.identity(of: "https://github.com/Owner/My-Kit.git") == "my-kit")
    #expect(PackageIdentity.identity(of: "git@github.com:Owner/Kit") == "kit")
    #expect(PackageIdentity.identity(of: "git@host:Kit.git") == "kit")
    #expect(PackageIdentity.identity(of: "https://x.org/Kit/") == "kit")
  }

  @Test("other files are errors", arguments: ["", "{", "[]", "{\"pins\": 1}", String(repeating: "[", count: 100_000)])
  func broken(text: String) throws {
    let folder = try TestFolder()
    let path = try folder.write("Package.resolved", text)
    #expect(throws: XcodeFileError.self) { try ResolvedPackages.read(path) }
  }
}
