import Foundation
import RuntimeSupport

/// The toolchain's `llvm-symbolizer`, which reads debug information. It is launched on first use, answers each line
/// with one, and ends with this program.
final class Symbolizer {
  /// One of the functions at an address: an inlined call, or one that it was inlined into.
  struct Frame: Decodable {
    let function: String
    let path: String
    /// The line; 0 for code that the compiler generated.
    let line: Int
    /// The first line of the function; 0 if it is unknown.
    let startLine: Int?

    private enum CodingKeys: String, CodingKey {
      case function = "FunctionName"
      case path = "FileName"
      case line = "Line"
      case startLine = "StartLine"
    }
  }

  private struct Answer: Decodable {
    let frames: [Frame]?

    private enum CodingKeys: String, CodingKey {
      case frames = "Symbol"
    }
  }

  /// The timeout in milliseconds, since the first answer requires reading large tables.
  private static let patience: Int32 = 20_000
  /// The maximum length of an answer.
  private static let longestAnswer = 1 << 20

  private let process: pid_t
  private var channel: Int32
  private var unread: [UInt8] = []

  /// - Returns: The symbolizer; `nil` if it isn't installed.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let program = Symbolizer.program(environment), let (process, channel) = Symbolizer.start(program) else {
      return nil
    }
    (self.process, self.channel) = (process, channel)
  }

  deinit { end() }

  /// Returns the path of the program: that in `VIEWCODE_SYMBOLIZER`, beside the Swift compiler in the path, or in the
  /// path itself.
  static func program(_ environment: [String: String]) -> String? {
    if let chosen = environment["VIEWCODE_SYMBOLIZER"] {
      return FileManager.default.isExecutableFile(atPath: chosen) ? chosen : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let besideCompiler = folders.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path(percentEncoded: false) }
    return ([besideCompiler].compactMap { $0 } + folders).map { URL(filePath: $0).appending(path: "llvm-symbolizer") }
      .map { $0.path(percentEncoded: false) }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func start(_ program: String) -> (pid_t, Int32)? {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0, &pair) == 0 else { return nil }
    defer { close(pair[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pair[1], 0)
    posix_spawn_file_actions_adddup2(&actions, pair[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Its files are closed in the child, which would otherwise keep the app's pipes open. Numbers without a file are
    // ignored; files that other threads open in the meantime have the next ones.
    for file in 3..<(highestOpenFile + 64) { posix_spawn_file_actions_addclose(&actions, file) }
    var arguments: [UnsafeMutablePointer<CChar>?] =
      [program, "--output-style=JSON", "--no-demangle"].map { (text: String) in strdup(text) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &arguments, environ) == 0 else {
      close(pair[0])
      return nil
    }
    return (process, pair[0])
  }

  private static var highestOpenFile: Int32 {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }.max() ?? 1024
  }

  /// `SOCK_CLOEXEC` of <sys/socket.h>, so that programs that are launched in the meantime don't inherit the channel.
  private static let closeOnExec: Int32 = 0o2000000

  /// Returns the functions at a place, the innermost first; empty without debug information. `nil` if the program isn't
  /// available any more.
  func frames(at place: CallStack.Place) -> [Frame]? {
    guard channel >= 0 else { return nil }
    let file = place.image.isEmpty ? "/proc/\(getpid())/exe" : place.image
    // The program treats these characters as the end of the name.
    guard !file.contains("\""), !file.contains("\n") else { return [] }
    guard send("CODE \"\(file)\" 0x\(String(place.offset, radix: 16))\n"), let line = readLine() else {
      end()
      return nil
    }
    return (try? JSONDecoder().decode(Answer.self, from: Data(line)))?.frames ?? []
  }

  private func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // If the program has ended, writing to it must not end this one.
      let count = rest.withUnsafeBytes { Foundation.send(channel, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func readLine() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return Array(unread[..<end])
      }
      var wait = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wait, 1, Symbolizer.patience)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0, unread.count < Symbolizer.longestAnswer else { return nil }
      let count = read(channel, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      unread += buffer[..<count]
    }
  }

  private func end() {
    guard channel >= 0 else { return }
    close(channel)
    channel = -1
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
