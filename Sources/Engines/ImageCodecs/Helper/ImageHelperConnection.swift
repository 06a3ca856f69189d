internal import CImageHelper
internal import Glibc

/// A connection to a running `viewcode-image-helper`, until `end()` is called.
struct ImageHelperConnection: Sendable {
  struct Reply: Sendable {
    let header: vc_helper_reply
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The time limit of an answer: the point in time, the duration from the start, and the limit of processor time.
  struct Deadline {
    let time: Int64
    let milliseconds: Int
    let processorMilliseconds: Int

    init(milliseconds: Int, processorMilliseconds: Int = 0) {
      self.milliseconds = milliseconds
      self.processorMilliseconds = processorMilliseconds
      time = vc_helper_now() + Int64(milliseconds)
    }
  }

  /// The signals that a program causes itself, unlike those that others send to end it.
  private static let ownSignals: Set<CInt> = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

  private var process: vc_helper_process

  /// Starts the program and waits for its greeting.
  init(path: String, _ deadline: Deadline) throws(ImageHelperError) {
    process = vc_helper_process()
    let error = vc_helper_start(path, &process)
    guard error == 0 else { throw .notStarted(path: path, reason: String(cString: strerror(error))) }
    do throws(ImageHelperError) {
      let version = try receive(deadline, VC_HELPER_HELLO, pixels: 0..<1).header.flags
      guard version == UInt32(VC_HELPER_VERSION) else {
        end()
        throw .notStarted(path: path, reason: "its protocol version is \(version), not \(VC_HELPER_VERSION)")
      }
    } catch .ended(let reason) {
      throw .notStarted(path: path, reason: reason)
    } catch .stopped(let reason) {
      throw .notStarted(path: path, reason: reason)
    }
  }

  /// Whether the program accepts requests: it is running, and this process started it rather than the parent of a fork.
  var isUsable: Bool {
    withUnsafePointer(to: process) { vc_helper_is_own($0) != 0 && vc_helper_is_idle($0) != 0 }
  }

  /// Sends a request that has no answer.
  mutating func send(_ request: vc_helper_request, _ bytes: [UInt8] = [], _ deadline: Deadline) throws(ImageHelperError)
  {
    var request = request
    request.count = UInt64(bytes.count)
    // This limit is later than ours, so that an error reports the time and not a signal.
    request.milliseconds = UInt32(clamping: deadline.milliseconds + 1000)
    request.processor_milliseconds = UInt32(clamping: deadline.processorMilliseconds)
    try check(vc_helper_send(&process, &request, bytes, deadline.time), deadline)
  }

  /// Sends a request and waits for its reply, whose number of pixels must be in the range `pixels`.
  ///
  /// If an error occurs, the program is ended.
  mutating func exchange(
    _ request: vc_helper_request, _ bytes: [UInt8], pixels: Range<Int> = 0..<1, _ deadline: Deadline
  ) throws(ImageHelperError) -> Reply {
    try send(request, bytes, deadline)
    return try receive(deadline, Int(request.kind), pixels: pixels)
  }

  private mutating func receive(
    _ deadline: Deadline, _ kind: Int, pixels: Range<Int>
  ) throws(ImageHelperError) -> Reply {
    var header = vc_helper_reply()
    try check(vc_helper_receive(&process, &header, MemoryLayout<vc_helper_reply>.size, deadline.time), deadline)
    guard header.magic == UInt32(VC_HELPER_MAGIC), header.kind == UInt32(kind) else {
      end()
      throw .invalidReply("another message")
    }
    let isRight =
      header.status == UInt32(VC_HELPER_OK)
      ? header.count % 4 == 0 && pixels.contains(Int(clamping: header.count / 4))
        && (header.count == 0 || UInt64(header.width) * UInt64(header.height) == header.count / 4)
      : header.status <= UInt32(VC_HELPER_NO_ELEMENT) && header.count <= UInt64(VC_HELPER_MAXIMUM_TEXT)
    guard isRight else {
      end()
      throw .invalidReply("\(header.count) bytes for \(header.width) x \(header.height) pixels")
    }
    var outcome = VC_HELPER_DONE
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(header.count)) { buffer, count in
      outcome = Int(vc_helper_receive(&process, buffer.baseAddress, Int(header.count), deadline.time))
      count = outcome == VC_HELPER_DONE ? Int(header.count) : 0
    }
    try check(CInt(outcome), deadline)
    return Reply(header: header, bytes: bytes)
  }

  private mutating func check(_ outcome: CInt, _ deadline: Deadline) throws(ImageHelperError) {
    switch Int(outcome) {
    case VC_HELPER_DONE: return
    case VC_HELPER_LATE:
      end()
      throw .late(milliseconds: deadline.milliseconds)
    default:
      let (reason, signal) = end()
      if signal == SIGPROF { throw .endless(milliseconds: deadline.processorMilliseconds) }
      throw Self.ownSignals.contains(signal) ? .stopped(reason: reason) : .ended(reason: reason)
    }
  }

  /// Ends the program. If it had already ended, returns the reason and the signal.
  @discardableResult
  mutating func end() -> (reason: String, signal: CInt) {
    guard vc_helper_is_own(&process) != 0 else {
      vc_helper_forget(&process)
      return ("it belongs to another process", 0)
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { reason in
      let signal = vc_helper_end(&process, reason.baseAddress, reason.count)
      return (String(cString: reason.baseAddress!), signal)
    }
  }
}
