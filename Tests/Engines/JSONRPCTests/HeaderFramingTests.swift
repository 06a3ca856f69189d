import Foundation
import Testing

@testable import JSONRPC

@Suite("Messages with headers")
struct HeaderFramingTests {
  private func elements(_ text: String, by size: Int, max: Int = HeaderFraming.maxMessageLength)
    -> [HeaderFraming.Element]
  {
    var framing = HeaderFraming(maxMessageLength: max)
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: size).flatMap {
      framing.take(bytes[$0..<min($0 + size, bytes.count)])
    }
  }

  private func message(_ text: String) -> HeaderFraming.Element { .message(Data(text.utf8)) }

  @Test("messages are the same, however the stream is cut", arguments: 1...9)
  func cuts(size: Int) {
    let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\nabcContent-Length: 0\r\n\r\n"
    #expect(elements(text, by: size) == [message("{}"), message("abc"), message("")])
  }

  @Test("a header without a length is dropped, and reading goes on at the next one")
  func malformed() {
    let text = "Hello: 1\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}"
    #expect(
      elements(text, by: 100) == [.malformed("a header without a valid Content-Length"), message("{}")])
    #expect(
      elements("Content-Length: -4\r\n\r\nContent-Length: 1\r\n\r\na", by: 100)
        == [.malformed("a header without a valid Content-Length"), message("a")])
  }

  @Test("a long message is handed on in parts, and is not collected")
  func long() {
    let content = String(repeating: "x", count: 25)
    let all = elements("Content-Length: 25\r\n\r\n\(content)Content-Length: 1\r\n\r\na", by: 10, max: 20)
    #expect(all.first == .longMessage(length: 25))
    let parts = all.compactMap { if case .part(let data) = $0 { String(decoding: data, as: UTF8.self) } else { nil } }
    #expect(parts.joined() == content)
    #expect(parts.count > 1)
    #expect(all.last == message("a"))
  }

  @Test("bytes that never become a header do not fill memory")
  func noise() {
    var framing = HeaderFraming()
    var dropped = 0
    for _ in 0..<1000 {
      for element in framing.take([UInt8](repeating: 65, count: 1000)) {
        if case .malformed = element { dropped += 1 }
      }
    }
    #expect(dropped > 50)
    #expect(framing.take(Array("Content-Length: 1\r\n\r\na".utf8)).last == message("a"))
  }

  @Test("a framed message is read as it was")
  func framed() {
    var framing = HeaderFraming()
    #expect(framing.take(HeaderFraming.framed(Data("é".utf8))) == [message("é")])
  }
}

@Suite("Messages of JSON-RPC")
struct RPCMessageTests {
  private func parsed(_ text: String) -> Result<RPCMessage, RPCError> {
    do throws(RPCError) { return .success(try RPCMessage(Data(text.utf8))) } catch { return .failure(error) }
  }

  @Test("requests, notifications and answers are told apart")
  func kinds() throws {
    #expect(
      try parsed(#"{"jsonrpc":"2.0","id":1,"method":"a","params":{"b":2}}"#).get()
        == .request(id: 1, method: "a", parameters: ["b": 2]))
    #expect(
      try parsed(#"{"jsonrpc":"2.0","method":"a"}"#).get() == .notification(method: "a", parameters: [:]))
    #expect(try parsed(#"{"jsonrpc":"2.0","id":"x","result":null}"#).get() == .response(id: "x"))
  }

  @Test(
    "what is no message has the code of its error",
    arguments: [
      ("{", RPCError.Code.parse), ("[]", .invalidRequest), (#"{"jsonrpc":"1.0","method":"a"}"#, .invalidRequest),
      (#"{"jsonrpc":"2.0","id":1}"#, .invalidRequest), (#"{"jsonrpc":"2.0","id":true,"method":"a"}"#, .invalidRequest),
    ])
  func errors(text: String, code: RPCError.Code) {
    guard case .failure(let error) = parsed(text) else {
      Issue.record("\(text) is taken")
      return
    }
    #expect(error.code == code)
    #expect(error.response["error"]?["code"]?.number == Double(code.rawValue))
  }
}
