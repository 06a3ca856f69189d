import Foundation
import SwiftUI
import TestHosts
import Testing
import UIKit

@testable import SnapshotTesting

private struct User: Codable {
  let bio: String
  let id: Int
  let name: String
}

private enum Direction: String, CaseIterable {
  case up, down, left, right

  var turned: Direction {
    switch self {
    case .up: .left
    case .down: .right
    case .left: .down
    case .right: .up
    }
  }
}

@Suite("The library's documented strategies", .ownHosts, .serialized)
@MainActor
struct SnapshotTestingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "references-\(UUID().uuidString)")
  private let user = User(bio: "Blobbed around the world.", id: 1, name: "Blobby")

  /// Returns the contents of the file that a strategy writes.
  private func recorded<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    let failure = verifySnapshot(of: value, as: strategy, named: "it", record: .all, snapshotDirectory: folder.path)
    #expect(failure?.contains("record mode is on") == true)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = try #require(files.first)
    #expect(files.count == 1 && file.hasPrefix("recorded-_-_.it") || file.hasPrefix("recorded"), "\(files)")
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  @Test("values in words, as JSON and as a table")
  func texts() throws {
    #expect(
      try recorded(user, .dump) == "▿ User\n  - bio: \"Blobbed around the world.\"\n  - id: 1\n  - name: \"Blobby\"\n")
    #expect(try recorded("a\nb", .lines) == "a\nb")
    #expect(
      try recorded(user, .json)
        == "{\n  \"bio\" : \"Blobbed around the world.\",\n  \"id\" : 1,\n  \"name\" : \"Blobby\"\n}")
    #expect(try recorded(user, .plist).contains("<key>name</key>\n\t<string>Blobby</string>"))
    #expect(
      try recorded({ $0.turned }, Snapshotting<Direction, String>.func(into: .description))
        == "\"up\",\"left\"\n\"down\",\"right\"\n\"left\",\"down\"\n\"right\",\"up\"")
    #expect(try recorded(["b": 2, "a": 1], .dump).contains("2 key/value pairs"))
  }

  @Test("each record mode does what it says")
  func modes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ text: String, _ mode: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "text", record: mode, snapshotDirectory: folder.path, testName: "modes")
    }
    let file = folder.appending(path: "modes.text.txt")
    func content() -> String? { try? String(contentsOf: file, encoding: .utf8) }
    #expect(verify("a", .never)?.contains("there is no reference") == true && content() == nil)
    #expect(verify("a", .missing)?.contains("there was no reference") == true && content() == "a")
    #expect(verify("a", .missing) == nil)
    #expect(verify("b", .missing)?.contains("−a\n+b") == true && content() == "a")
    #expect(verify("b", .never) != nil && content() == "a")
    #expect(verify("b", .failed)?.contains("recorded anew") == true && content() == "b")
    #expect(verify("b", .failed) == nil)
    #expect(verify("c", .all) != nil && content() == "c")
    withSnapshotTesting(record: .never) {
      #expect(
        verifySnapshot(of: "d", as: .lines, named: "other", snapshotDirectory: folder.path)?.contains("never") == true)
    }
  }

  @Test("numbers run within a test, and names are kept plain")
  func names() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<2 { _ = verifySnapshot(of: "a", as: .lines, record: .all, snapshotDirectory: folder.path) }
    _ = verifySnapshot(of: "a", as: .lines, named: "on iPhone / dark", record: .all, snapshotDirectory: folder.path)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "names.1.txt", "names.2.txt", "names.on-iPhone-dark.txt",
      ])
  }

  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Follow"
    label.backgroundColor = .white
    return label
  }

  @Test("pictures are compared exactly, or as alike as a test asks for")
  func pictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(
      _ view: UIView, _ strategy: Snapshotting<UIView, UIImage>, _ mode: SnapshotTestingConfiguration.Record = .never
    )
      -> String?
    {
      verifySnapshot(of: view, as: strategy, named: "label", record: mode, snapshotDirectory: folder.path)
    }
    _ = verify(label(), .image, .all)
    #expect(verify(label(), .image) == nil)
    let other = label()
    other.backgroundColor = UIColor(white: 0.99, alpha: 1)
    let failure = try #require(verify(other, .image))
    #expect(failure.contains("pixels differ") && !failure.contains("was not drawn by ViewCode"))
    #expect(verify(other, .image(perceptualPrecision: 0.95)) == nil)
    #expect(
      verify(label(), .image(size: CGSize(width: 90, height: 20)))?.contains("the picture's size is 270 x 60 pixels")
        == true)
  }

  @Test("a controller is shown on a device's measures, with its traits")
  func devices() {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
      }
    }
    let text = Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneX)
    var found = ""
    text.snapshot(Screen()).run { found = $0 }
    #expect(found.contains("frame = (0 0; 375 812)"), "\(found)")
    #expect(!found.contains("0x"))
    func size(_ config: ViewImageConfig) -> CGSize {
      var image = UIImage()
      Snapshotting<UIViewController, UIImage>.image(on: config, traits: UITraitCollection(displayScale: 2))
        .snapshot(Screen()).run { image = $0 }
      return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }
    #expect(size(.iPhoneSe) == CGSize(width: 640, height: 1136))
    #expect(size(.iPhoneSe(.landscape)) == CGSize(width: 1136, height: 640))
    #expect(size(.iPadMini(.portrait)) == CGSize(width: 1536, height: 2048))
  }

  @Test("the variables say when references are written, and the old switches go before them")
  func variables() {
    func mode(_ environment: [String: String]) -> SnapshotTestingConfiguration.Record {
      GlobalSettings.record(environment)
    }
    for name in ["all", "failed", "missing", "never"] {
      #expect(mode(["SNAPSHOT_TESTING_RECORD": name]) == SnapshotTestingConfiguration.Record(rawValue: name))
      #expect(mode(["VIEWCODE_RECORD": name, "CI": "true"]) == SnapshotTestingConfiguration.Record(rawValue: name))
    }
    #expect(mode(["SNAPSHOT_TESTING_RECORD": "never", "VIEWCODE_RECORD": "all"]) == .never)
    #expect(mode([:]) == .missing && mode(["CI": "true"]) == .never && mode(["CI": "false"]) == .missing)
    let (records, tool) = GlobalSettings.values.withLock { ($0.record, $0.diffTool) }
    defer { GlobalSettings.values.withLock { ($0.record, $0.diffTool) = (records, tool) } }
    isRecording = true
    #expect(GlobalSettings.currentRecord == .all && isRecording)
    withSnapshotTesting(record: .never) { #expect(!isRecording && GlobalSettings.currentRecord == .never) }
    isRecording = false
    #expect(GlobalSettings.currentRecord == .missing)
    diffTool = "compare"
    #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == "compare a b")
    withSnapshotTesting(diffTool: .ksdiff) {
      #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
    }
  }

  @Test("views of SwiftUI get their own size, a fixed one, or a device's")
  func swiftUI() {
    func size(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection = UITraitCollection(displayScale: 2))
      -> CGSize
    {
      var image = UIImage()
      Snapshotting<RedBox, UIImage>.image(layout: layout, traits: traits).snapshot(RedBox()).run { image = $0 }
      return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }
    #expect(size(.sizeThatFits) == CGSize(width: 60, height: 40))
    #expect(size(.fixed(width: 100, height: 50)) == CGSize(width: 200, height: 100))
    #expect(size(.device(config: .iPhoneSe)) == CGSize(width: 640, height: 1136))
  }
}

/// A view of its own size.
private struct RedBox: SwiftUI.View {
  var body: some SwiftUI.View { SwiftUI.Color.red.frame(width: 30, height: 20) }
}
