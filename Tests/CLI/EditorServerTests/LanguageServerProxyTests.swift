import Foundation
import JSONRPC
import Testing

@testable import EditorServer

/// A proxy whose server is a program that repeats its input.
@Suite("Proxy of a language server")
struct LanguageServerProxyTests {
  private func pipes() -> (read: Int32, write: Int32) {
    var numbers: [Int32] = [0, 0]
    precondition(pipe(&numbers) == 0)
    return (numbers[0], numbers[1])
  }

  /// Returns the output for some input, and the exit status.
  private func conversation(_ program: String, _ arguments: [String] = [], _ bytes: Data) throws -> (Data, Int32) {
    let (input, output) = (pipes(), pipes())
    let proxy = try LanguageServerProxy(
      program: program, arguments: arguments, session: EditorSession(toolchain: nil),
      editorOutput: OutputFile(output.write))
    Thread.detachNewThread {
      OutputFile(input.write).write(bytes)
      close(input.write)
    }
    // A separate thread is used, because waiting must not block the proxy.
    let heard = Box()
    let isHeard = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      heard.data = FileHandle(fileDescriptor: output.read).readDataToEndOfFile()
      isHeard.signal()
    }
    let status = proxy.run(editorInput: input.read)
    close(output.write)
    isHeard.wait()
    return (heard.data, status)
  }

  private final class Box: @unchecked Sendable {
    // Unchecked: the value is read only after the semaphore reports that it is written.
    var data = Data()
  }

  @Test("messages pass byte by byte, and the proxy ends with the server")
  func passing() throws {
    let messages = ["{}", "no JSON", #"{"jsonrpc":"2.0","id":1,"method":"x","params":{"b":1.0e3,"a":[]}}"#, "é"]
    let bytes = messages.reduce(Data()) { $0 + HeaderFraming.framed(Data($1.utf8)) }
    let (heard, status) = try conversation("/bin/cat", [], bytes)
    #expect(heard == bytes)
    #expect(status == 0)
  }

  @Test("a long message passes, and what has no header is dropped")
  func malformed() throws {
    let long = HeaderFraming.framed(Data(repeating: 97, count: 5 << 20))
    let good = HeaderFraming.framed(Data("{}".utf8))
    let (heard, _) = try conversation("/bin/cat", [], Data("Nonsense: 1\r\n\r\n".utf8) + good + long + good)
    #expect(heard == good + long + good)
  }

  @Test("the exit status is the server's")
  func status() throws {
    #expect(try conversation("/bin/sh", ["-c", "exit 7"], Data()).1 == 7)
  }

  @Test("a server that is not there is an error")
  func missing() {
    #expect(throws: (any Error).self) { try conversation("/nowhere/sourcekit-lsp", [], Data()) }
  }
}
