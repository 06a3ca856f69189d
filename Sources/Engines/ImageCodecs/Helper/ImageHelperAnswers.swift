internal import CImageHelper

/// A cache of the helper's answers, and of the files that crashed it.
///
/// Each screen with an icon requests the same drawing. A file that exhausts the time limit or crashes a library would
/// otherwise cost that time on every request.
struct ImageHelperAnswers: Sendable {
  /// A request about a file, without the number of the open drawing and the limits, which do not affect the answer.
  struct Question: Hashable, Sendable {
    let file: FileDigest
    private let kind: UInt32
    private let size: [UInt32]
    private let rect: [Double]
    private let text: String

    init(_ request: vc_helper_request, _ text: String, _ file: FileDigest) {
      self.file = file
      self.text = text
      kind = request.kind
      size = [request.width, request.height]
      rect = [request.x, request.y, request.rect_width, request.rect_height]
    }
  }

  private struct Entry {
    var reply: ImageHelperConnection.Reply
    var lastUse: Int
  }

  /// The limit of recorded failures. Each takes the space of a digest.
  private static let maximumFailureCount = 4096
  /// The approximate size of an entry without its pixels, in bytes.
  private static let entryBytes = 512

  private let maximumBytes: Int
  private var replies: [Question: Entry] = [:]
  private var failures: [FileDigest: ImageHelperError] = [:]
  private var byteCount = 0
  private var uses = 0

  /// Creates a cache.
  ///
  /// - Parameter maximumBytes: The limit of cached pixels in bytes, or 0 to disable the cache. An image that exceeds an
  ///   eighth of the limit, usually a photo, is not cached.
  init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  mutating func answer(to question: Question) -> Result<ImageHelperConnection.Reply, ImageHelperError>? {
    if let failure = failures[question.file] { return .failure(failure) }
    guard var entry = replies[question] else { return nil }
    uses += 1
    entry.lastUse = uses
    replies[question] = entry
    return .success(entry.reply)
  }

  mutating func note(_ reply: ImageHelperConnection.Reply, to question: Question) {
    let cost = reply.bytes.count + ImageHelperAnswers.entryBytes
    guard cost <= maximumBytes / 8, replies[question] == nil else { return }
    uses += 1
    replies[question] = Entry(reply: reply, lastUse: uses)
    byteCount += cost
    if byteCount > maximumBytes { makeRoom() }
  }

  /// Records that a file crashed the program. Other errors are not recorded, because the next request may not have
  /// them.
  mutating func note(_ error: ImageHelperError, of file: FileDigest) {
    guard maximumBytes > 0, failures.count < ImageHelperAnswers.maximumFailureCount else { return }
    switch error {
    case .stopped, .endless: failures[file] = error
    case .missing, .notStarted, .ended, .late, .invalidReply, .tooLarge: break
    }
  }

  /// Removes the least recently used answers until half of the space is free.
  private mutating func makeRoom() {
    for (question, entry) in replies.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      replies[question] = nil
      byteCount -= entry.reply.bytes.count + ImageHelperAnswers.entryBytes
      if byteCount <= maximumBytes / 2 { return }
    }
  }
}
