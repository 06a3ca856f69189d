import Foundation
import Testing

@testable import ImageCodecs

/// The helper that draws and decodes, with and without errors.
@Suite("Image helper")
struct ImageHelperTests {
  private static func svg(_ color: String, width: Int = 4) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="4"><rect id="all" width="\(width)" height="4" \
      fill="\(color)"/></svg>
      """.utf8)
  }

  private static let red = svg("#f00")

  private func failure(of helper: ImageHelper) -> ImageHelperError? {
    do throws(VectorFileError) {
      _ = try VectorFile(Self.red, helper: helper)
      return nil
    } catch {
      if case .helper(.svg, let error) = error { return error }
      return nil
    }
  }

  private func image(_ file: VectorFile) throws -> PixelImage { try file.draw(width: 8, height: 8) }

  // MARK: Ends

  @Test("one that was killed between two calls is started anew, and knows the open drawings again")
  func killed() throws {
    let standIn = try Substitute("exec \"$helper\"")
    let file = try VectorFile(Self.red, helper: standIn.helper)
    let before = try image(file)
    let first = try #require(standIn.processes.first)
    kill(first, SIGKILL)
    #expect(Substitute.isEnded(first))
    #expect(try image(file) == before)
    #expect(try file.bounds(ofElement: "all")?.width == 4)
    #expect(standIn.processes.count == 2)
  }

  @Test("one that ends in the middle of its work is an error with the reason, and the next call works")
  func crashed() throws {
    // On the first start, it sends the greeting and ends at the first request.
    let standIn = try Substitute(
      """
      [ "$(wc -l <"$(dirname "$0")/started")" -gt 1 ] && exec "$helper"
      printf '\(Substitute.hello)'; head -c 64 >/dev/null; kill -SEGV $$
      """)
    #expect(failure(of: standIn.helper) == .stopped(reason: "signal 11"))
    #expect(failure(of: standIn.helper) == nil)
    #expect(standIn.processes.count == 2)
  }

  @Test("one that says nothing is ended in time, with what it started; a drawing that takes too long likewise")
  func late() throws {
    let limits = ImageHelper.TimeLimits(drawing: 300, decoding: 300)
    for script in [
      "sleep 60", "printf '\(Substitute.hello)'; sleep 60", "sleep 60 & echo $! >>\"$(dirname \"$0\")/started\"; wait",
    ] {
      let standIn = try Substitute(script, limits: limits)
      let start = ContinuousClock.now
      #expect(failure(of: standIn.helper) == .late(milliseconds: 300))
      #expect(ContinuousClock.now - start < .seconds(10))
      #expect(!standIn.processes.isEmpty)
      for process in standIn.processes { #expect(Substitute.isEnded(process)) }
    }

    // The limit is elapsed time or processor time, whichever is reached first.
    let standIn = try Substitute(
      "exec \"$helper\"", limits: .init(drawing: 3000, decoding: 3000, drawingOfProcessors: 60_000))
    let endless = try VectorFile(TestPDF.endless, helper: standIn.helper)
    #expect(throws: VectorFileError.helper(.pdf, .late(milliseconds: 3000))) { try image(endless) }
    #expect(failure(of: standIn.helper) == nil)
    #expect(standIn.processes.count == 2)
  }

  @Test("it ends when whoever started it hangs up, even while it draws")
  func orphan() throws {
    for isBusy in [false, true] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Substitute.program)
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      #expect(output.fileHandleForReading.readData(ofLength: 64).count == 64)
      if isBusy {
        let file = TestPDF.endless
        // The requests open the drawing with number 0, and draw it with 8 x 8 pixels.
        input.fileHandleForWriting.write(Data(request(4, count: file.count) + file))
        #expect(output.fileHandleForReading.readData(ofLength: 64).count == 64)
        input.fileHandleForWriting.write(Data(request(6, width: 8, height: 8)))
      }
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationStatus == (isBusy ? SIGALRM : 0))
    }
  }

  /// Returns a request in the format of ImageCodecs (`vc_helper_request`), with a limit of a second.
  private func request(_ kind: UInt32, width: UInt32 = 0, height: UInt32 = 0, count: Int = 0) -> [UInt8] {
    ([kind, 1000, 0, 0, width, height, UInt32(count), 0] as [UInt32])
      .flatMap { word in withUnsafeBytes(of: word) { Array($0) } } + [UInt8](repeating: 0, count: 40)
  }

  @Test("nothing of it is left when the last who uses it has gone")
  func released() throws {
    var standIn: Substitute? = try Substitute("exec \"$helper\"")
    #expect(failure(of: try #require(standIn).helper) == nil)
    let process = try #require(standIn?.processes.first)
    #expect(Substitute.isAlive(process))
    standIn = nil
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(process)"))
  }

  // MARK: Nonsense

  private static let answers: [String] =
    ["cat /dev/zero", "yes"]
    + [
      // The replies are: to another request, with too many bytes, with unrequested pixels, with a text that is too
      // long, with an unknown status, without a size.
      Substitute.message(kind: 5), Substitute.message(kind: 3, width: 8, height: 8, count: .max),
      Substitute.message(kind: 3, width: 8, height: 8, count: 256),
      Substitute.message(kind: 3, status: 1, count: 1 << 40),
      Substitute.message(kind: 3, status: 99), Substitute.message(kind: 3),
    ].map { "printf '\(Substitute.hello)\(Substitute.printable($0))'; cat /dev/zero" }

  @Test("what is no answer is an error, and nothing is left of who gave it", arguments: answers)
  func nonsense(_ script: String) throws {
    let standIn = try Substitute(script)
    let error = try #require(failure(of: standIn.helper))
    guard case .invalidReply = error else {
      Issue.record(error)
      return
    }
    for process in standIn.processes { #expect(Substitute.isEnded(process)) }
  }

  @Test("one of another version is refused")
  func version() throws {
    let standIn = try Substitute("printf '\(Substitute.printable(Substitute.message(kind: 1, flags: 77)))'; sleep 60")
    guard case .notStarted(_, let reason) = failure(of: standIn.helper) else {
      Issue.record("it is accepted")
      return
    }
    #expect(reason.contains("77"))
  }

  // MARK: Missing

  @Test("a missing one is an error that says where it was looked for, and how to get it")
  func missing() {
    let helper = ImageHelper {
      ImageHelperPlaces(chosen: nil, programs: ["/no/where/program"], built: "/no/place/helper")
    }
    guard case .missing(let places) = failure(of: helper) else {
      Issue.record("it is found")
      return
    }
    #expect(places.first == "/no/where/viewcode-image-helper-tool" && places.last == "/no/place/helper")
    let text = VectorFileError.helper(.svg, .missing(places: places)).description
    #expect(text.hasPrefix("the SVG cannot be drawn: viewcode-image-helper is missing at /no/where/"))
    #expect(text.contains("swift build --product viewcode-image-helper"))
    let heic = Array("\0\0\0\u{18}ftypheic".utf8)
    #expect(throws: ImageCodecError.helper(.heic, .missing(places: places))) {
      try HEICDecoder.decodeImage(heic, limits: .standard, helper: helper)
    }
  }

  @Test("one whose libraries are missing is an error with the dynamic linker's words")
  func libraries() throws {
    let words = "helper: error while loading shared libraries: librsvg-2.so.2: cannot open shared object file"
    let standIn = try Substitute("echo '\(words)' >&2; exit 127")
    guard case .notStarted(let path, let reason) = failure(of: standIn.helper) else {
      Issue.record("it starts")
      return
    }
    #expect(reason == words && path.hasSuffix("/helper"))
    #expect(ImageHelperError.notStarted(path: path, reason: reason).description.contains("librsvg2-dev"))
  }

  @Test("a file that is no program is not started")
  func noProgram() throws {
    let standIn = try Substitute("", isExecutable: false)
    guard case .missing = failure(of: standIn.helper) else {
      Issue.record("it is taken")
      return
    }
  }

  // MARK: Many

  @Test("any number of threads draw at the same time, each its own")
  func threads() throws {
    let colors = (0..<16).map { "#\(String($0, radix: 16))0f" }
    let helper = ImageHelper(remembersAnswers: false) { .current }
    let expected = try colors.map { try image(VectorFile(Self.svg($0), helper: helper)) }
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      for _ in 0..<50 {
        let file = try? VectorFile(Self.svg(colors[index]), helper: helper)
        if (try? file?.draw(width: 8, height: 8)) != expected[index] { wrong.value += 1 }
      }
    }
    #expect(wrong.value == 0)
  }

  @Test("more drawings than it keeps open stay usable")
  func manyOpen() throws {
    let files = try (1...200).map { try VectorFile(Self.svg("#00f", width: $0)) }
    for (index, file) in files.enumerated() {
      #expect(try file.bounds(ofElement: "all")?.width == Double(index + 1))
      #expect(try file.bounds(ofElement: "nothing") == nil)
    }
  }

  @Test("no file stays open after a thousand calls and fifty starts")
  func openFiles() throws {
    let standIn = try Substitute("exec \"$helper\"")
    func count() throws -> Int {
      let folder = "/proc/self/fd"
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
        .filter { $0.hasPrefix("socket:") || $0.contains("viewcode-image-helper") }.count
    }
    #expect(failure(of: standIn.helper) == nil)
    let before = try count()
    for index in 1...1000 {
      #expect(failure(of: standIn.helper) == nil)
      if index % 20 == 0, let process = standIn.processes.last {
        kill(process, SIGKILL)
        #expect(Substitute.isEnded(process))
      }
    }
    // Other tests also open files meanwhile.
    #expect(try count() < before + 25)
    #expect(standIn.processes.count > 40)
  }
}

/// A value that a lock guards.
private final class Locked: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Int

  init(_ value: Int) { stored = value }

  var value: Int {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
