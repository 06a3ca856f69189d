import Foundation
import Testing

@testable import PreviewProtocol

@Suite struct ShowingRecordTests {
  private func record(_ work: (ScreenResultLog) throws -> Void) throws -> ScreenResultLog.Contents {
    let file = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let record = ScreenResultLog(file: file)
    try work(record)
    return record.contents()
  }

  @Test func whatWasBegunAndNotEndedIsKnown() throws {
    let contents = try record {
      try $0.begin("1 Login")
      try $0.end("1 Login", ScreenResult(isDrawn: true, controller: "LoginViewController", pictures: ["Login.png"]))
      try $0.begin("2 Cart")
    }
    #expect(contents.shown["1 Login"]?.pictures == ["Login.png"])
    #expect(contents.shown["1 Login"]?.controller == "LoginViewController")
    #expect(contents.unfinished == "2 Cart")
  }

  @Test func anotherRunGoesOnBehindTheFirst() throws {
    let contents = try record {
      try $0.begin("1")
      try $0.end("1", .notDrawn("it trapped"))
      try $0.begin("2")
      try $0.end("2", ScreenResult(isDrawn: true))
    }
    #expect(contents.unfinished == nil)
    #expect(contents.shown["1"]?.reason == "it trapped")
    #expect(contents.shown["2"]?.isDrawn == true)
  }

  @Test func aLineThatWasCutOffWasNotTold() throws {
    let contents = try record {
      try $0.begin("1")
      try $0.end("1", ScreenResult(isDrawn: true))
      let handle = try FileHandle(forWritingTo: $0.file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"screen":"2","sho"#.utf8))
      try handle.close()
    }
    #expect(contents.shown.keys.sorted() == ["1"])
    #expect(contents.unfinished == nil)
  }

  @Test func aFileThatIsNotThereTellsNothing() {
    let contents = ScreenResultLog(file: URL(filePath: "/nowhere/record")).contents()
    #expect(contents.shown.isEmpty)
    #expect(contents.unfinished == nil)
  }
}
