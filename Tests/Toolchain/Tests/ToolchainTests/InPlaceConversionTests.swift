import Foundation
import Testing

/// The example app, before and after the conversion of its storyboard and XIBs to code.
@Suite struct InPlaceConversionTests {
  private func example() throws -> Folder {
    let folder = try Folder()
    let source = Viewcode.repository.appending(path: "Examples/StoryboardApp")
    for name in ["Trips", "Trips.xcodeproj"] {
      try FileManager.default.copyItem(at: source.appending(path: name), to: folder.url.appending(path: name))
    }
    return folder
  }

  private func git(_ arguments: String..., in folder: Folder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private static let ways = [
    "wait 0.1", "tap Bergen", "tap Bergen\ntap Add to favourites", "tap Bergen\ntap Edit the note\nwait 1",
    "tap Bergen\ntap Edit the note\nwait 1\ntap Back to all trips\nwait 1", "tap Ghent\ntap About the place\nwait 1",
    "tap Ghent\ntap About the place\nwait 1\ntap Close\nwait 1", "tap Settings\nwait 1",
  ]

  private func pictures(of folder: Folder) throws -> [Data] {
    try Self.ways.enumerated().map { index, way in
      try folder.write(way + "\n", to: "steps.txt")
      let run = try Viewcode("run", ".", "--script", "steps.txt", "-o", "screen.png", "--quiet", in: folder.url)
      try #require(run.status == 0, "\(way): \(run.errors)")
      return try Data(contentsOf: folder.url.appending(path: "screen.png"))
    }
  }

  @Test func theSameTapsGiveTheSamePicturesBeforeAndAfter() throws {
    let folder = try example()
    let before = try pictures(of: folder)
    let convert = try Viewcode("convert", "Trips.xcodeproj", "--in-place", "--force", in: folder.url)
    #expect(convert.status == 0, "\(convert.output)\n\(convert.errors)")
    #expect(!folder.exists("Trips/Base.lproj/Main.storyboard") && !folder.exists("Trips/TripCell.xib"))
    let after = try pictures(of: folder)
    for (index, way) in Self.ways.enumerated() { #expect(before[index] == after[index], "\(way)") }
    #expect(Set(before).count == before.count, "each way leads to a screen of its own")
  }

  @Test func aProjectWithUncommittedChangesIsNotTouched() throws {
    let folder = try example()
    let bare = try Viewcode("convert", "Trips.xcodeproj", "--in-place", "--no-verify", in: folder.url)
    #expect(bare.status == 2)
    #expect(bare.errors.contains("is not in a Git repository"))
    try git("init", "--quiet", in: folder)
    try git("add", "--all", in: folder)
    try git("commit", "--quiet", "--message", "All", in: folder)
    try folder.replace("4, note", with: "5, note", in: "Trips/Trip.swift")
    let before = try folder.contents()
    let refused = try Viewcode("convert", "Trips.xcodeproj", "--in-place", "--no-verify", in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("Trips/Trip.swift"))
    #expect(try folder.contents() == before)
    try git("commit", "--all", "--quiet", "--message", "Longer", in: folder)
    #expect(try Viewcode("convert", "Trips.xcodeproj", "--in-place", "--no-verify", in: folder.url).status == 0)
    #expect(!folder.exists("Trips/BannerView.xib"))
  }
}
