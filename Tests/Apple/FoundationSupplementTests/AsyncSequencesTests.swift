import Foundation
import FoundationSupplement
import Testing

@Suite("Asynchronous sequences of Foundation")
struct AsyncSequencesTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("lines of a file come without their ends, and without empty ones")
  func lines() async throws {
    let url = try file("a\n\nbä\r\nc\u{2028}d")
    defer { try? FileManager.default.removeItem(at: url) }
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["a", "bä", "c", "d"])
    var characters: [Character] = []
    for try await character in url.resourceBytes.characters { characters.append(character) }
    #expect(characters == ["a", "\n", "\n", "b", "ä", "\r\n", "c", "\u{2028}", "d"])
  }

  @Test("bytes of a file begin at its offset")
  func bytes() async throws {
    let url = try file("abc")
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: 1)
    var bytes: [UInt8] = []
    for try await byte in handle.bytes { bytes.append(byte) }
    #expect(bytes == Array("bc".utf8))
    await #expect(throws: CocoaError.self) {
      for try await _ in URL(string: "https://example.org")!.resourceBytes {}
    }
  }

  @Test("notifications come in their order, and those that nobody waited for are kept")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let sequence = center.notifications(named: name)
    var iterator = sequence.makeAsyncIterator()
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    var numbers: [Int] = []
    for _ in 1...3 {
      if let number = await iterator.next()?.userInfo?["number"] as? Int { numbers.append(number) }
    }
    #expect(numbers == [1, 2, 3])
  }
}
