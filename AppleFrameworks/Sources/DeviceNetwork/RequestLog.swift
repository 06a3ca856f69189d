import Foundation
import FoundationNetworking
import Runtime

/// The requests that the app's sessions have begun, so that a command can list those without a response.
///
/// A request counts once for each method and address, in the order of its first task. Files and `data:` need no network
/// and are left out.
enum RequestLog {
  /// A request without a response, as the command that started the program reads it.
  struct Entry: Encodable, Equatable {
    var method: String
    var address: String
    var headers: [String: String]
    /// Base64; nil for a request without a body, or with one that cannot be read (see `hasUnreadableBody`).
    var body: String?
    /// Whether the request has a body that only its task knows: a stream, or the data of an upload task.
    var hasUnreadableBody: Bool
    /// The code that began the request, the innermost call first: offsets in the program's file.
    var calls: [UInt64]
  }

  private struct Record {
    let request: URLRequest
    let isUpload: Bool
    let calls: [UInt64]
    /// The tasks that may still get a response.
    var open: [URLSessionTask]
    var isAnswered = false
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var records: [Record] = []
  private nonisolated(unsafe) static var places: [String: Int] = [:]

  /// An app may request a new address in each second of a long run: later ones are not listed.
  private static let maxRecords = 2000
  /// The calls that are kept of a request.
  private static let maxCalls = 64

  static func add(_ task: URLSessionTask) {
    guard let request = task.originalRequest, let url = request.url, let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme)
    else { return }
    let key = "\(request.httpMethod ?? "GET") \(url.absoluteString)"
    let isKnown = lock.withLock {
      guard let place = places[key] else { return false }
      if !records[place].open.contains(where: { $0 === task }) { records[place].open.append(task) }
      return true
    }
    if isKnown { return }
    let calls = currentCalls()
    lock.withLock {
      guard places[key] == nil, records.count < maxRecords else { return }
      places[key] = records.count
      records.append(Record(request: request, isUpload: task is URLSessionUploadTask, calls: calls, open: [task]))
    }
  }

  static func forget() {
    lock.withLock {
      records = []
      places = [:]
    }
  }

  /// Forgets tasks that are over, as they hold memory, and notes which of them got a response.
  static func settle() {
    lock.withLock {
      for index in records.indices where !records[index].open.isEmpty {
        if records[index].open.contains(where: { $0.response != nil }) { records[index].isAnswered = true }
        records[index].open.removeAll { $0.state == .completed }
      }
    }
  }

  /// The requests without a response up to now, in the order in which they were begun.
  static func unanswered() -> [Entry] {
    settle()
    let program = ProgramFile.current
    return lock.withLock { records }.filter { !$0.isAnswered }.map { record in
      Entry(
        method: record.request.httpMethod ?? "GET", address: record.request.url?.absoluteString ?? "",
        headers: record.request.allHTTPHeaderFields ?? [:], body: record.request.httpBody?.base64EncodedString(),
        hasUnreadableBody: record.request.httpBody == nil && (record.isUpload || record.request.httpBodyStream != nil),
        calls: record.calls.compactMap { program?.offset(of: $0) })
    }
  }

  /// Where the code on the stack is, tasks that wait for it among it.
  private static func currentCalls() -> [UInt64] {
    guard let trace = try? Backtrace.capture(limit: maxCalls) else { return [] }
    return trace.frames.compactMap { frame in
      // An address describes itself in hexadecimal digits, and has no other public number of a fixed width.
      let text = "\(frame.adjustedProgramCounter)"
      return UInt64(text.hasPrefix("0x") ? String(text.dropFirst(2)) : text, radix: 16)
    }
  }
}

/// Where the program's own file lies in memory.
struct ProgramFile {
  let range: Range<UInt64>

  /// - Source: proc_pid_maps(5)
  static var current: ProgramFile? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    else { return nil }
    return ProgramFile(maps: maps, path: path)
  }

  init?(maps: String, path: String) {
    var (start, end) = (UInt64.max, UInt64(0))
    for line in maps.split(separator: "\n") where line.hasSuffix(" \(path)") {
      let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard bounds.count == 2 else { continue }
      start = min(start, bounds[0])
      end = max(end, bounds[1])
    }
    guard start < end else { return nil }
    range = start..<end
  }

  /// The offset of an address in the file, or nil for code of a library.
  func offset(of address: UInt64) -> UInt64? { range.contains(address) ? address - range.lowerBound : nil }
}
