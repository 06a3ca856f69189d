import Foundation
import ImageCodecs
import ReferenceSnapshots
import ScreenComparison
import Testing
import ViewHost

@Suite("Comparing with references")
struct SnapshotVerificationTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "references-\(UUID().uuidString)")
    .path(percentEncoded: false)

  private static func picture(_ gray: UInt8 = 255, width: Int = 40) -> PixelImage {
    var image = PixelImage(width: width, height: 20)
    for y in 0..<20 { for x in 0..<width { image[x, y] = (gray, gray, gray, 255) } }
    return image
  }

  private static func capture(text: String = "Follow", gray: UInt8 = 255, width: Int = 40, line: Int = 4)
    -> ScreenCapture
  {
    let label = ScreenNode(
      "UILabel", frame: [0, 0, 10, 10], text: text, madeAt: .init(file: "App/Header.swift", line: line))
    return ScreenCapture(
      tree: ScreenNode("UIView", frame: [0, 0, 20, 10], subviews: [label]), pixels: .image(picture(gray, width: width)),
      scale: 2,
      spoken: ["\"\(text)\""])
  }

  private static let screen = CapturedScreen(
    id: "header.iPhone-15", name: "header", kind: "snapshot", variant: "iPhone 15", source: "Tests/HeaderTests.swift:9")

  private func verify(
    _ capture: ScreenCapture, _ mode: SnapshotRecordMode = .never, tolerance: PictureTolerance = .exact
  ) -> SnapshotVerification.Outcome {
    SnapshotVerification(folder: folder, mode: mode, tolerance: tolerance).verify(capture, as: Self.screen)
  }

  private func files() -> [String] { SnapshotFiles.list(below: folder) }

  @Test(
    "without a reference: `never` fails and writes nothing, `missing` writes and fails once, `all` and `failed` write")
  func missing() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let never = verify(Self.capture())
    #expect(never.entry.status == .added && !never.isRecorded && files().isEmpty)
    let missing = verify(Self.capture(), .missing)
    #expect(missing.entry.status == .added && missing.isRecorded && !missing.isAccepted)
    #expect(files() == ["header.iPhone-15.json", "header.iPhone-15.png"])
    #expect(verify(Self.capture()).isAccepted)
    try? FileManager.default.removeItem(atPath: folder)
    for mode in [SnapshotRecordMode.all, .failed] {
      let outcome = verify(Self.capture(), mode)
      #expect(outcome.isRecorded && outcome.entry.status != .failed)
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  @Test("a reference says what drew it, and one that something else drew is the same where its picture is")
  func drawnByOthers() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify(Self.capture(), .all)
    let file = URL(filePath: "\(folder)/header.iPhone-15.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(/"drawnWith":\["cairo \d+\.\d+\.\d+","HarfBuzz \d+\.\d+\.\d+","FreeType \d+\.\d+\.\d+"/))
    #expect(text.contains(/"Inter[^" ]* \d+\.\d+ of \d+ bytes"/))
    let other = text.replacing(/"cairo [0-9.]+"/, with: "\"cairo 0.9.1\"")
    try other.write(to: file, atomically: true, encoding: .utf8)
    #expect(verify(Self.capture()).entry.status == .same)
    let changed = verify(Self.capture(gray: 3))
    #expect(changed.entry.status == .changed)
    #expect(
      changed.entry.notes.contains { $0.contains("was drawn with cairo 0.9.1, and this picture with cairo 1.") },
      "\(changed.entry.notes)")
    // A reference without versions is compared as usual.
    try text.replacing(/"drawnWith":\[[^\]]*\],/, with: "").write(to: file, atomically: true, encoding: .utf8)
    #expect(verify(Self.capture()).entry.status == .same)
    #expect(verify(Self.capture(gray: 3)).entry.notes.allSatisfy { !$0.contains("drawn with") })
  }

  @Test("a difference: `never` and `missing` leave the reference, `failed` and `all` replace it")
  func different() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify(Self.capture(), .all)
    for mode in [SnapshotRecordMode.never, .missing] {
      let outcome = verify(Self.capture(text: "Unfollow"), mode)
      #expect(outcome.entry.status == .changed && !outcome.isRecorded)
      #expect(outcome.entry.changes.map(\.text) == ["\"Unfollow\" had the text \"Follow\" before (App/Header.swift:4)"])
      #expect(outcome.entry.texts.first?.lines == ["-\"Follow\"", "+\"Unfollow\""])
    }
    #expect(verify(Self.capture()).isAccepted)
    #expect(verify(Self.capture(text: "Unfollow"), .failed).isRecorded)
    #expect(verify(Self.capture(text: "Unfollow")).isAccepted)
    // An unchanged reference is not written again.
    #expect(!verify(Self.capture(text: "Unfollow"), .failed).isRecorded)
    #expect(verify(Self.capture(text: "Unfollow"), .all).isRecorded)
  }

  @Test("lines that move are no difference, and no reference has any")
  func lines() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify(Self.capture(line: 4), .all)
    #expect(verify(Self.capture(line: 90)).isAccepted)
    let text = try String(contentsOfFile: "\(folder)/header.iPhone-15.json", encoding: .utf8)
    #expect(!text.contains("Header.swift"))
    #expect(text.contains("\"version\":\"\(SnapshotVersion.current)\""))
    // Each view has a line, so that a review displays which one changed.
    #expect(
      text.split(separator: "\n").contains { $0.contains("\"Follow\"") && $0.hasPrefix(" {\"class\":\"UILabel\"") })
  }

  @Test("one bit of one pixel is a failure unless a tolerance says otherwise")
  func pixels() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify(Self.capture(), .all)
    let outcome = verify(Self.capture(gray: 254))
    #expect(outcome.entry.status == .changed && outcome.difference?.differentPixels == 800)
    #expect(verify(Self.capture(gray: 254), tolerance: PictureTolerance(colorThreshold: 0.05)).isAccepted)
  }

  @Test(
    "a reference that is cut short, no PNG, empty, of another size, a pointer of Git LFS or half of a pair fails clearly"
  )
  func bad() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify(Self.capture(), .all)
    let (image, text) = ("\(folder)/header.iPhone-15.png", "\(folder)/header.iPhone-15.json")
    let whole = try Data(contentsOf: URL(filePath: image))
    for bytes in [Data(), whole.prefix(whole.count / 2), Data("GIF89a".utf8), whole.prefix(20)] {
      try bytes.write(to: URL(filePath: image))
      let outcome = verify(Self.capture())
      #expect(outcome.entry.status == .failed)
      #expect(outcome.entry.notes.first?.hasPrefix("\(image) can't be read: ") == true, "\(outcome.entry.notes)")
    }
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8).write(to: URL(filePath: image))
    #expect(verify(Self.capture()).entry.notes.first?.contains("git lfs pull") == true)
    try whole.write(to: URL(filePath: image))
    #expect(verify(Self.capture(width: 44)).entry.notes == ["the picture's size is 44 x 20 pixels; it was 40 x 20"])
    try Data("{".utf8).write(to: URL(filePath: text))
    #expect(verify(Self.capture()).entry.status == .failed)
    try FileManager.default.removeItem(atPath: text)
    // An interrupted recording leaves only a picture, which is not a reference and is recorded again.
    #expect(verify(Self.capture()).entry.status == .added)
    #expect(verify(Self.capture(), .missing).isRecorded && verify(Self.capture()).isAccepted)
  }

  @Test("a picture that was compared when it was captured is not read again, but where a report shows it")
  func comparedBefore() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = self.verify(Self.capture(), .all)
    let image = URL(filePath: "\(folder)/header.iPhone-15.png")
    let whole = try Data(contentsOf: image)
    var screen = Self.screen
    screen.hasReferencesPicture = true
    func verify(_ text: String, _ mode: SnapshotRecordMode = .never) -> SnapshotVerification.Outcome {
      let capture = Self.capture(text: text)
      return SnapshotVerification(folder: folder, mode: mode).verify(
        ScreenCapture(
          tree: capture.tree, pixels: .none, scale: capture.scale, spoken: capture.spoken, layout: capture.layout),
        as: screen)
    }
    // Reading bytes that are not a picture would be reported.
    try Data("no picture".utf8).write(to: image)
    #expect(verify("Follow").isAccepted)
    #expect(verify("Unfollow").entry.status == .failed)
    try whole.write(to: image)
    let changed = verify("Unfollow")
    #expect(changed.entry.status == .changed && changed.entry.texts.count == 1 && changed.difference == nil)
    #expect(changed.newPicture == Self.picture())
    // After recording, the picture stays, and the reference is a normal one.
    #expect(verify("Unfollow", .failed).isRecorded)
    #expect(try Data(contentsOf: image) == whole)
    let text = try String(contentsOfFile: "\(folder)/header.iPhone-15.json", encoding: .utf8)
    #expect(text.contains("\"hasReferencesPicture\":false"))
    #expect(self.verify(Self.capture(text: "Unfollow")).isAccepted)
  }

  @Test(
    "what is as its reference says, byte for byte, is told by its mark: pixels, file, tree, words and layout each count"
  )
  func marks() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verify(Self.capture(), .all)
    let verification = SnapshotVerification(folder: folder, mode: .never)
    func isSame(_ capture: ScreenCapture) -> Bool { verification.isSame(capture, as: Self.screen) }
    let capture = Self.capture()
    func other(
      tree: ScreenNode? = nil, pixels: CapturedPixels? = nil, spoken: [String]? = nil, layout: [String] = [],
      scale: Double = 2
    ) -> ScreenCapture {
      ScreenCapture(
        tree: tree ?? capture.tree, pixels: pixels ?? capture.pixels, scale: scale, spoken: spoken ?? capture.spoken,
        layout: layout)
    }
    #expect(isSame(capture) && isSame(Self.capture(line: 90)) && isSame(other()))
    #expect(!isSame(Self.capture(text: "Unfollow")) && !isSame(Self.capture(gray: 254)))
    #expect(!isSame(other(spoken: [])) && !isSame(other(layout: ["a conflict"])) && !isSame(other(scale: 3)))
    #expect(
      !isSame(other(tree: ScreenNode("UIView", frame: [0, 0, 20, 10]))) && !isSame(other(pixels: CapturedPixels.none)))
    // The position and the version of the recording are not compared.
    let text = "\(folder)/header.iPhone-15.json"
    let written = try String(contentsOfFile: text, encoding: .utf8)
    let older = written.replacing("\"version\":\"\(SnapshotVersion.current)\"", with: "\"version\":\"0.0.1\"")
      .replacing("HeaderTests.swift:9", with: "HeaderTests.swift:12")
    #expect(older != written)
    try Data(older.utf8).write(to: URL(filePath: text))
    #expect(isSame(capture))
    // Without a mark, or with that of another file, the picture is compared.
    let image = URL(filePath: "\(folder)/header.iPhone-15.png")
    try Data(PNGEncoder.encode(Self.picture(0))).write(to: image)
    #expect(!isSame(capture) && verify(capture).entry.status == .changed)
    try Data(PNGEncoder.encode(Self.picture())).write(to: image)
    let plain = written.replacing(#/"picture":\{[^}]*\},/#, with: "")
    #expect(plain != written)
    try Data(plain.utf8).write(to: URL(filePath: text))
    #expect(!isSame(capture) && verify(capture).isAccepted)
  }

  @Test("a reference that is recorded from a capture's files has their bytes and the mark of what was drawn")
  func copied() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The picture is translucent, so that its pixels change slightly when they are read from the file.
    var image = PixelImage(width: 40, height: 20)
    for index in image.bytes.indices { image.bytes[index] = UInt8(index % 4 == 3 ? 77 : index % 70) }
    let file = PNGEncoder.encode(image)
    let captures = "\(folder)/captures"
    var screen = Self.screen
    screen.fill(Self.capture())
    screen.picture = PictureMark(pixels: ContentHash(of: image), file: file)
    try AtomicFile.write(file, to: "\(captures)/\(screen.id).png")
    let capture = try #require(ScreenCapture(of: screen, in: captures))
    let references = SnapshotVerification(folder: "\(folder)/references", mode: .all)
    #expect(references.verify(capture, as: screen).isRecorded)
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/references/\(screen.id).png")) == Data(file))
    let drawn = ScreenCapture(
      tree: capture.tree, pixels: .image(image), scale: capture.scale, spoken: capture.spoken, layout: capture.layout)
    #expect(references.isSame(drawn, as: screen) && references.isSame(capture, as: screen))
  }

  @Test("a folder that can't be written to fails clearly, and leaves nothing")
  func unwritable() throws {
    try Data().write(to: URL(filePath: folder))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = verify(Self.capture(), .all)
    #expect(outcome.entry.status == .failed && !outcome.isRecorded)
    #expect(outcome.entry.notes.first?.contains(folder) == true)
  }

  @Test("where nothing is said it is recorded what is missing, and nothing where CI runs the tests")
  func modes() {
    #expect(SnapshotRecordMode.standard([:]) == .missing)
    #expect(SnapshotRecordMode.standard(["CI": "true"]) == .never)
    #expect(SnapshotRecordMode.standard(["CI": "false"]) == .missing)
    #expect(SnapshotRecordMode.standard(["CI": "1", "VIEWCODE_RECORD": "failed"]) == .failed)
    #expect(SnapshotRecordMode.standard(["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
  }
}
