import Foundation
import Testing

@testable import ImageCodecs

/// Files that crash their library, never end, or exhaust the memory. Each causes a single error soon.
@Suite("Hostile drawings")
struct HostileDrawingTests {
  /// A file, and the beginning of its error.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let outcome: Outcome
  }

  enum Outcome { case stopped, endless }

  private static func svg(_ content: String) -> [UInt8] {
    Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="50" height="40">\#(content)</svg>"#.utf8)
  }

  private static func tile(_ box: String, step: String) -> [UInt8] {
    TestPDF.page(
      "/Pattern cs /P scn 0 0 4 2 re f", resources: "/Pattern << /P 5 0 R >>",
      [
        """
        << /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [\(box)] /XStep \(step) /YStep \(step) \
        /Resources << >> /Length 21 >>
        stream
        0 1 0 rg 0 0 2 2 re f
        endstream
        """
      ])
  }

  static let cases: [Case] = [
    Case(
      testDescription: "text of 2^32 points makes librsvg panic",
      bytes: svg(#"<text x="5" y="40" font-size="4294967296">Hi</text>"#), outcome: .stopped),
    Case(
      testDescription: "a hundred million octaves of noise",
      bytes: svg(
        #"<filter id="f"><feTurbulence numOctaves="99999999"/></filter><rect width="50" height="40" filter="url(#f)"/>"#
      ), outcome: .endless),
    Case(testDescription: "tiles next to nothing apart", bytes: tile("0 0 4 4", step: "0.00001"), outcome: .endless),
    Case(testDescription: "tiles of 2^32 points", bytes: tile("0 0 4294967296 4", step: "4"), outcome: .endless),
    Case(
      testDescription: "two million saved states that are never restored",
      bytes: TestPDF.page(String(repeating: "q ", count: 2_000_000)), outcome: .stopped),
  ]

  private func failure(_ bytes: [UInt8], _ helper: ImageHelper) -> ImageHelperError? {
    do throws(VectorFileError) {
      _ = try VectorFile(bytes, helper: helper).draw(width: 50, height: 40)
      return nil
    } catch {
      if case .helper(_, let error) = error { return error }
      Issue.record(error)
      return nil
    }
  }

  @Test("end with an error, cost their time once, and leave other drawings alone", arguments: cases)
  func ends(hostile: Case) throws {
    // The limit of elapsed time is sufficient, also on a busy machine.
    let standIn = try Substitute(
      "exec \"$helper\"", limits: .init(drawing: 120_000, decoding: 120_000), remembersAnswers: true)
    let good = try VectorFile(Self.svg(#"<rect width="50" height="40"/>"#), helper: standIn.helper)
    let error = try #require(failure(hostile.bytes, standIn.helper))
    switch (hostile.outcome, error) {
    case (.stopped, .stopped(let reason)): #expect(!reason.isEmpty)
    case (.endless, .endless(let milliseconds)): #expect(milliseconds == 1500)
    default: Issue.record("\(error)")
    }
    let started = standIn.processes.count
    for _ in 0..<5 { #expect(failure(hostile.bytes, standIn.helper) == error) }
    #expect(standIn.processes.count == started)
    #expect(try good.draw(width: 5, height: 4).bytes.contains { $0 != 0 })
    #expect(standIn.processes.count == started + 1)
  }

  @Test("what was drawn is drawn once, as long as it is asked for in the same way")
  func remembered() throws {
    let standIn = try Substitute("exec \"$helper\"", remembersAnswers: true)
    let bytes = Self.svg(#"<rect id="a" width="25" height="40" fill="lime"/>"#)
    let first = try VectorFile(bytes, helper: standIn.helper)
    let image = try first.draw(width: 50, height: 40)
    let bounds = try #require(try first.bounds(ofElement: "a"))
    let process = try #require(standIn.processes.last)
    kill(process, SIGKILL)
    #expect(Substitute.isEnded(process))
    let second = try VectorFile(bytes, helper: standIn.helper)
    #expect(second.width == 50 && second.height == 40)
    #expect(try second.draw(width: 50, height: 40) == image)
    #expect(try second.bounds(ofElement: "a")?.width == bounds.width)
    #expect(standIn.processes.count == 1)
    // Another size, element or file is a different request.
    #expect(try second.draw(width: 25, height: 20).width == 25)
    #expect(standIn.processes.count == 2)
    #expect(try second.bounds(ofElement: "b") == nil)
    let other = try VectorFile(Self.svg(#"<rect id="a" width="25" height="40" fill="blue"/>"#), helper: standIn.helper)
    #expect(try other.draw(width: 50, height: 40) != image)
  }

  @Test("no more is remembered than there is room for, and what was used last stays")
  func room() throws {
    var answers = ImageHelperAnswers(maximumBytes: 64_000)
    func question(_ number: Int) -> ImageHelperAnswers.Question {
      ImageHelperAnswers.Question(.init(), "\(number)", FileDigest(of: [1]))
    }
    func reply(_ size: Int) -> ImageHelperConnection.Reply {
      ImageHelperConnection.Reply(header: .init(), bytes: [UInt8](repeating: 1, count: size))
    }
    answers.note(reply(1000), to: question(0))
    for number in 1...500 {
      answers.note(reply(1000), to: question(number))
      #expect(answers.answer(to: question(0)) != nil)
    }
    let kept = (0...500).filter { answers.answer(to: question($0)) != nil }
    #expect(kept.count <= 43 && kept.count >= 20)
    #expect(kept.last == 500)
    // A picture of this size leaves no space for others.
    answers.note(reply(10_000), to: question(1000))
    #expect(answers.answer(to: question(1000)) == nil)
  }

  @Test("what a busy machine or its administrator did is not held against a file")
  func notToBlame() {
    var answers = ImageHelperAnswers(maximumBytes: 64_000)
    let file = FileDigest(of: [1])
    let question = ImageHelperAnswers.Question(.init(), "", file)
    for error in [.late(milliseconds: 1), .ended(reason: "signal 9"), .missing(places: []), .invalidReply("")]
      as [ImageHelperError]
    {
      answers.note(error, of: file)
      #expect(answers.answer(to: question) == nil)
    }
    answers.note(.endless(milliseconds: 5), of: file)
    #expect(throws: ImageHelperError.endless(milliseconds: 5)) { try answers.answer(to: question)?.get() }
  }
}
