import Foundation
import HTTPServer
import PreviewProtocol
import PreviewSessions
import Testing
import ToolSupport

@testable import PreviewServer

@Suite("Screens on a page", .timeLimit(.minutes(1)))
struct PageConnectionTests {
  /// A page without a browser: the other end of a connection's socket.
  private final class Page: Sendable {
    let connection: PageConnection
    /// The messages for the page, without the files of binary ones.
    let messages: AsyncStream<JSON>
    private let sender: AsyncStream<WebSocket.Message>.Continuation
    private let task: Task<Void, Never>
    private let ends: [Int32]

    init(showing build: ProgramBuild?) {
      var ends: [Int32] = [0, 0]
      precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      self.ends = ends
      let connection = PageConnection(
        WebSocket(file: ends[0]), showing: build, root: { "/project" }, limits: ProgramLimits())
      let (requests, sender) = AsyncStream.makeStream(of: WebSocket.Message.self)
      let (messages, receiver) = AsyncStream.makeStream(of: JSON.self)
      self.connection = connection
      self.messages = messages
      self.sender = sender
      task = Task { await connection.run(requests) }
      let file = ends[1]
      Thread.detachNewThread {
        while let json = Page.read(from: file) { receiver.yield(json) }
        receiver.finish()
      }
    }

    func send(_ text: String) { sender.yield(.text(text)) }

    /// Returns the first matching message with an operation, after those that were returned before.
    func message(_ operation: String, where fits: (JSON) -> Bool = { _ in true }) async -> JSON? {
      for await message in messages where message["op"]?.string == operation && fits(message) { return message }
      return nil
    }

    /// Closes the page.
    func close() async {
      sender.finish()
      await task.value
      for end in ends { shutdown(end, Int32(SHUT_RDWR)) }
    }

    /// Reads a frame of the server, whose JSON may follow its length and precede files.
    private static func read(from file: Int32) -> JSON? {
      func bytes(_ count: Int) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
          let part = result.withUnsafeMutableBytes { recv(file, $0.baseAddress! + done, count - done, 0) }
          guard part > 0 else { return nil }
          done += part
        }
        return result
      }
      func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
      guard let head = bytes(2) else { return nil }
      var count = Int(head[1])
      if count >= 126 {
        guard let length = bytes(count == 126 ? 2 : 8) else { return nil }
        count = number(length)
      }
      guard let payload = bytes(count) else { return nil }
      let isBinary = head[0] & 0x0F == 2
      let json = isBinary ? payload[4..<4 + number(payload[..<4])] : payload[...]
      return try? JSONDecoder().decode(JSON.self, from: Data(json))
    }
  }

  /// The program of the examples, which is built with the tests.
  private var examples: ProgramBuild {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return ProgramBuild(
      program: products.appendingPathComponent("viewcode-examples"), environment: ProcessInfo.processInfo.environment)
  }

  private static let open = """
    {"op":"open","tile":1,"choice":{"device":"iPhone SE","isDark":false,"isRightToLeft":false,"preview":"Restaurant list",\
    "textSize":"L"}}
    """

  private func labels(_ message: JSON?) -> [String] {
    message?["elements"]?.array?.compactMap { $0["label"]?.string } ?? []
  }

  @Test("an opened screen sends its picture and elements, and what an event changes")
  func events() async throws {
    let page = Page(showing: examples)
    page.send(Self.open)
    #expect(await page.message("restarted")?["tile"] == 1)
    let picture = await page.message("picture")
    #expect(picture?["size"] == [375, 667])
    #expect(picture?["parts"]?.array?.count == 1)
    #expect(labels(await page.message("elements")).contains { $0.contains("Null Island") })
    page.send(#"{"op":"shown","tile":1}"#)
    page.send(#"{"op":"event","tile":1,"event":{"tap":{"_0":{"text":"Null Island"},"count":1,"seconds":0}}}"#)
    #expect(await page.message("picture") != nil)
    page.send(#"{"op":"shown","tile":1}"#)
    // Time passes automatically, and the next screen is pushed.
    let pushed = await page.message("elements") { message in
      labels(message).contains("Seafood, exactly on the equator.")
    }
    #expect(pushed != nil)
    await page.close()
  }

  @Test("a new build starts the screens again, and replays their events")
  func restart() async throws {
    let page = Page(showing: examples)
    page.send(Self.open)
    _ = await page.message("elements")
    page.send(#"{"op":"event","tile":1,"event":{"tap":{"_0":{"text":"Null Island"},"count":1,"seconds":0}}}"#)
    _ = await page.message("elements") { labels($0).contains("Seafood, exactly on the equator.") }
    await page.connection.restart(examples)
    #expect(await page.message("restarted")?["text"] == nil)
    #expect(labels(await page.message("elements")).contains("Seafood, exactly on the equator."))
    await page.close()
  }

  @Test("the timeline goes back and forth with the same screen, and an event at an earlier step branches")
  func timeline() async throws {
    let page = Page(showing: examples)
    func tap(_ text: String) {
      page.send(#"{"op":"event","tile":1,"event":{"tap":{"_0":{"text":"\#(text)"},"count":1,"seconds":0}}}"#)
    }
    page.send(#"{"op":"speed","value":0}"#)
    page.send(Self.open)
    #expect(await page.message("timeline")?["steps"] == [])
    tap("Null Island")
    let first = await page.message("timeline")
    #expect(first?["steps"]?.array?.count == 1 && first?["position"] == 1)
    #expect(first?["steps"]?.array?.first?.string?.hasPrefix(#"tap "Null Island"#) == true)
    page.send(#"{"op":"event","tile":1,"event":{"frames":{"_0":60}}}"#)
    #expect(await page.message("elements") { labels($0).contains("Seafood, exactly on the equator.") } != nil)
    page.send(#"{"op":"rewind","tile":1,"value":0}"#)
    #expect(labels(await page.message("elements")).contains { $0.contains("Null Island") })
    #expect(await page.message("timeline")?["position"] == 0)
    page.send(#"{"op":"rewind","tile":1,"value":1}"#)
    #expect(labels(await page.message("elements")).contains("Seafood, exactly on the equator."))
    #expect(await page.message("timeline")?["position"] == 1)
    page.send(#"{"op":"rewind","tile":1,"value":0}"#)
    #expect(await page.message("timeline")?["position"] == 0)
    tap("Café Constraint")
    let branch = await page.message("timeline")
    #expect(branch?["steps"]?.array?.count == 1 && branch?["position"] == 1)
    #expect(branch?["steps"]?.array?.first?.string?.hasPrefix(#"tap "Café Constraint"#) == true)
    page.send(#"{"op":"save","tile":1}"#)
    let recording = try #require(await page.message("recording")?["recording"])
    #expect(recording["choice"]?["preview"] == "Restaurant list")
    let events = try #require(recording["events"])
    page.send(#"{"op":"reset","tile":1}"#)
    #expect(await page.message("timeline")?["steps"] == [])
    page.send(#"{"op":"replay","tile":1,"events":\#(events.text)}"#)
    #expect(await page.message("timeline")?["steps"] == branch?["steps"])
    await page.close()
  }

  @Test("a request that can't be fulfilled is refused, and the page goes on")
  func refusals() async throws {
    let page = Page(showing: examples)
    page.send("nonsense")
    #expect(await page.message("refused")?["text"] == "malformed request")
    page.send(Self.open.replacing("Restaurant list", with: "Restaurant lost"))
    let refusal = await page.message("refused")
    #expect(refusal?["tile"] == 1)
    #expect(refusal?["text"]?.string?.hasPrefix("there is no preview 'Restaurant lost'") == true)
    page.send(Self.open)
    #expect(await page.message("picture") != nil)
    page.send(#"{"op":"audit","tile":1}"#)
    #expect(await page.message("findings")?["findings"]?.array != nil)
    await page.close()
  }

  @Test("a view is found by the line that made it; no view is an answer too")
  func viewOfLine() async throws {
    let page = Page(showing: examples)
    page.send(Self.open)
    let elements = await page.message("elements")?["elements"]?.array ?? []
    // The line of this view is known.
    let row = try #require(elements.first { $0["label"]?.string?.contains("Null Island") == true }?["number"])
    page.send(#"{"op":"inspect","tile":1,"target":{"number":\#(row.text)}}"#)
    let first = await page.message("inspection")
    let place = try #require(first?["inspection"]?["place"])
    let line = try #require(place["line"])
    page.send(#"{"op":"inspect","tile":1,"target":{"place":\#(place.text)}}"#)
    let second = await page.message("inspection") { $0["target"]?["place"] != nil }
    #expect(second?["inspection"]?["place"]?["line"] == line)
    page.send(#"{"op":"inspect","tile":1,"target":{"place":{"file":"Nowhere/Nothing.swift","line":1}}}"#)
    let third = await page.message("inspection") { $0["target"]?["place"]?["line"] == 1 }
    #expect(third != nil && third?["inspection"] == nil)
    await page.close()
  }

  @Test("before the first build a screen waits")
  func beforeBuild() async throws {
    let page = Page(showing: nil)
    page.send(Self.open)
    page.send("nonsense")
    #expect(await page.message("refused")?["text"] == "malformed request")
    await page.connection.restart(examples)
    #expect(await page.message("picture") != nil)
    await page.close()
  }
}
