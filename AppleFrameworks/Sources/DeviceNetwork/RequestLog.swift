import Foundation
import FoundationNetworking
import Runtime

/// A log of the requests of the app's sessions, with which a command can list those without a response.
///
/// A request is identified by its method and URL. Requests are in the order of their first task. Files and `data:` URLs
/// require no network and are omitted.
enum RequestLog {
  /// A request without a response, in the format for the command that started the program.
  struct Entry: Encodable, Equatable {
    var method: String
    var address: String
    var headers: [String: String]
    /// The body in Base64; `nil` for a request without a body, or with an unreadable one (see `hasUnreadableBody`).
    var body: String?
    /// Whether the request has a body that only its task contains: a stream, or the data of an upload task.
    var hasUnreadableBody: Bool
    /// The calls that started the request, from the innermost one, as offsets in the program's file.
    var calls: [UInt64]
  }

  private struct Record {
    let request: URLRequest
    let isUpload: Bool
    let calls: [UInt64]
    /// The tasks that may still receive a response.
    var open: [URLSessionTask]
    var isAnswered = false
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var records: [Record] = []
  private nonisolated(unsafe) static var places: [String: Int] = [:]

  /// The maximum number of records. An app may request a new URL every second, and later requests are not listed.
  private static let maxRecords = 2000
  /// The maximum number of calls that are stored for a request.
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

  /// Removes completed tasks, which use memory, and records which of them received a response.
  static func settle() {
    lock.withLock {
      for index in records.indices where !records[index].open.isEmpty {
        if records[index].open.contains(where: { $0.response != nil }) { records[index].isAnswered = true }
        records[index].open.removeAll { $0.state == .completed }
      }
    }
  }

  /// Returns the current requests without a response, in the order of their start.
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

  /// Returns the positions of the code on the stack, including asynchronous tasks that await it.
  private static func currentCalls() -> [UInt64] {
    guard let trace = try? Backtrace.capture(limit: maxCalls) else { return [] }
    return trace.frames.compactMap { frame in
      // The hexadecimal description is the only public representation of an address.
      let text = "\(frame.adjustedProgramCounter)"
      return UInt64(text.hasPrefix("0x") ? String(text.dropFirst(2)) : text, radix: 16)
    }
  }
}

/// The memory range of the program's file.
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

  /// Returns the offset of an address in the file, or `nil` for code of a library.
  func offset(of address: UInt64) -> UInt64? { range.contains(address) ? address - range.lowerBound : nil }
}
