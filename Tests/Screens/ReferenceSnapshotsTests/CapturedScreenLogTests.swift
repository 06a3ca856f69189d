import Foundation
import Testing

@testable import ReferenceSnapshots

@Suite("Screens without files of their own")
struct CapturedScreenLogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")

  private func inFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }

  private static func screen(_ id: String, failure: String? = nil, same: Bool? = nil) -> CapturedScreen {
    var screen = CapturedScreen(id: id, name: "A \"name\"\n", kind: "preview", variant: "", source: "A/B.swift:1")
    (screen.failure, screen.isAsReference) = (failure, same)
    return screen
  }

  @Test("of a screen that was begun it is known that it stopped the program, of one that was ended what came of it")
  func outcomes() throws {
    try inFolder { folder in
      let log = try CapturedScreenLog("1-of-2", in: folder)
      for (number, outcome) in [(1, "short"), (2, String(repeating: "longer than the beginning ", count: 20))] {
        try log.begin(Self.screen("A/\(number)", failure: "it stopped the program"))
        #expect(try CapturedScreen.all(below: folder)["A/\(number)"]?.failure == "it stopped the program")
        try log.end(Self.screen("A/\(number)", failure: outcome, same: number == 1))
        #expect(try CapturedScreen.all(below: folder)["A/\(number)"]?.failure == outcome)
      }
      try log.begin(Self.screen("A/3", failure: "it stopped the program"))
      let all = try CapturedScreen.all(below: folder)
      #expect(all.keys.sorted() == ["A/1", "A/2", "A/3"])
      #expect(all["A/1"]?.isAsReference == true && all["A/2"]?.isAsReference == false)
      #expect(all["A/3"]?.failure == "it stopped the program" && all["A/3"]?.name == "A \"name\"\n")
    }
  }

  @Test("a program that is started again goes on behind the screen that brought it down")
  func startedAgain() throws {
    try inFolder { folder in
      try CapturedScreenLog("all", in: folder).begin(Self.screen("A/1", failure: "it stopped the program"))
      let log = try CapturedScreenLog("all", in: folder)
      try log.begin(Self.screen("A/2", failure: "it stopped the program"))
      try log.end(Self.screen("A/2", same: true))
      let all = try CapturedScreen.all(below: folder)
      #expect(all["A/1"]?.failure == "it stopped the program" && all["A/2"]?.isAsReference == true && all.count == 2)
    }
  }

  @Test("programs have logs of their own; a screen with a file is what the file says")
  func files() throws {
    try inFolder { folder in
      let logs = try [CapturedScreenLog("1-of-2", in: folder), CapturedScreenLog("2-of-2", in: folder)]
      for (index, log) in logs.enumerated() { try log.begin(Self.screen("A/\(index)", failure: "begun")) }
      try Self.screen("A/0", failure: "its own").write(below: folder)
      #expect(try CapturedScreen.all(below: folder).mapValues(\.failure) == ["A/0": "its own", "A/1": "begun"])
      try logs[0].forget()
      try logs[1].end(Self.screen("A/1", same: true))
      #expect(try CapturedScreenLog.screens(in: "\(folder)/1-of-2.screens").isEmpty)
      #expect(try CapturedScreen.all(below: folder).keys.sorted() == ["A/0", "A/1"])
    }
  }

  @Test("a folder that is not there, and a log that is none, are said")
  func bad() throws {
    #expect(throws: SnapshotFileError.self) { try CapturedScreenLog("all", in: "/nowhere/at/all") }
    try inFolder { folder in
      try Data("{\"id\":\n".utf8).write(to: URL(filePath: "\(folder)/all.screens"))
      #expect(throws: SnapshotFileError.self) { try CapturedScreen.all(below: folder) }
    }
  }
}
