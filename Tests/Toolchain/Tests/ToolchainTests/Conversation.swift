import Foundation

/// A program with a dialog on its standard input and output, line by line.
final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []

  init(_ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The identifier of the process.
  var program: Int32 { process.processIdentifier }

  func say(_ line: String, end: UInt8 = UInt8(ascii: "\n")) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8) + [end])
  }

  struct Silence: Error {}

  /// Returns the next line. Waiting for minutes is an error.
  func hear(within seconds: Double = 180, end: UInt8 = UInt8(ascii: "\n")) throws -> String {
    let limit = Date().addingTimeInterval(seconds)
    let file = output.fileHandleForReading.fileDescriptor
    while true {
      if let index = buffer.firstIndex(of: end) {
        let line = String(decoding: buffer[..<index], as: UTF8.self)
        buffer.removeSubrange(...index)
        return line
      }
      var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 200) > 0 else {
        if Date() > limit { throw Silence() }
        continue
      }
      var part = [UInt8](repeating: 0, count: 64 << 10)
      let count = read(file, &part, part.count)
      guard count > 0 else { throw Silence() }
      buffer += part[..<count]
    }
  }

  /// Closes the input, and waits for the end of the program.
  func end() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func stop() {
    process.terminate()
    // A program that does not end must not block the tests.
    let limit = Date().addingTimeInterval(10)
    while process.isRunning, Date() < limit { usleep(20_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  deinit { if process.isRunning { stop() } }
}
