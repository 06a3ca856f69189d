import Foundation
import JSONRPC
import Synchronization
import ToolSupport

/// A proxy between an editor and SourceKit-LSP, which removes errors that Xcode does not report from diagnostics, and adds
/// the findings of the linter. It passes on all other messages unchanged.
///
/// Each direction has its own thread, which reads a message and writes it without a queue. An editor that does not read
/// blocks the server, as it does without the proxy. The proxy ends with the server, and the server ends with the
/// editor.
package final class LanguageServerProxy: Sendable {
  private let server: Process
  private let toServer: OutputFile
  private let serverOutput: Int32
  private let toEditor: EditorOutput
  private let session: EditorSession
  private let input: Pipe
  private let output: Pipe
  /// A semaphore that is signaled when the server has ended.
  private let serverEnd = DispatchSemaphore(value: 0)

  /// The reason why messages in one direction are no longer forwarded.
  private enum End {
    case noMoreInput
    case unwritableOutput
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - program: The path of `sourcekit-lsp`.
  ///   - editorOutput: The file descriptor for messages to the editor.
  package init(
    program: String, arguments: [String], session: EditorSession, editorOutput: OutputFile = OutputFile()
  ) throws {
    server = Process()
    server.executableURL = URL(filePath: program)
    server.arguments = arguments
    input = Pipe()
    output = Pipe()
    server.standardInput = input
    server.standardOutput = output
    toEditor = EditorOutput(editorOutput)
    self.session = session
    session.connect { [toEditor] in toEditor.send($0) }
    // If the server or the editor has ended, the write fails without a signal.
    signal(SIGPIPE, SIG_IGN)
    server.terminationHandler = { [serverEnd] _ in serverEnd.signal() }
    try server.run()
    toServer = OutputFile(input.fileHandleForWriting.fileDescriptor)
    serverOutput = output.fileHandleForReading.fileDescriptor
  }

  /// Passes on messages until the server ends.
  ///
  /// - Returns: The server's exit status, or 128 plus the number of the signal that ended it.
  package func run(editorInput: Int32 = STDIN_FILENO) -> Int32 {
    Thread.detachNewThread { [self] in
      LanguageServerProxy.pass(
        from: editorInput, write: { bytes, _ in self.toServer.write(bytes) },
        change: { self.session.takeFromEditor($0) })
      // The server ends at the end of its input.
      try? input.fileHandleForWriting.close()
    }
    let end = LanguageServerProxy.pass(
      from: serverOutput, write: { self.toEditor.pass($0, of: $1) }, change: { self.session.takeFromServer($0) })
    // A program that exits closes its output first, so it gets time to end with its own status. A server that only
    // closed its output, or that has no reader, is terminated.
    if end == .unwritableOutput || serverEnd.wait(timeout: .now() + LanguageServerProxy.timeToEnd) == .timedOut {
      if server.isRunning { server.terminate() }
    }
    server.waitUntilExit()
    return server.terminationReason == .exit ? server.terminationStatus : 128 + server.terminationStatus
  }

  /// The time between the end of a server's output and its termination. A busy machine can take a second for an exit.
  private static let timeToEnd = DispatchTimeInterval.seconds(10)

  /// Passes on messages after a change.
  ///
  /// - Parameters:
  ///   - write: A function that writes bytes of an element, and returns whether the reader still reads.
  ///   - change: A function that returns the message to pass on instead, nil for the message itself, or no data to drop
  ///     it.
  @discardableResult
  private static func pass(
    from input: Int32, write: (Data, HeaderFraming.Element) -> Bool, change: (Data) -> Data?
  ) -> End {
    var framing = HeaderFraming()
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .noMoreInput }
      for element in framing.take(bytes[..<count]) {
        let bytes: Data
        switch element {
        case .message(let content):
          let changed = change(content) ?? content
          if changed.isEmpty { continue }
          bytes = HeaderFraming.framed(changed)
        case .longMessage(let length): bytes = HeaderFraming.header(length: length)
        case .part(let data): bytes = data
        case .malformed(let reason):
          StandardError.write("viewcode lsp: dropped \(reason)\n")
          continue
        }
        guard write(bytes, element) else { return .unwritableOutput }
      }
    }
  }
}
