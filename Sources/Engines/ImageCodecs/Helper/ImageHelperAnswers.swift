internal import CImageHelper

/// What the helper has answered, and which files brought it down.
///
/// The same icon is drawn for each screen that shows it; and a file that takes all the time it may, or makes a library stop the
/// program, would cost that again each time.
struct ImageHelperAnswers: Sendable {
  /// A request about a file. The number under which a drawing is open, and the limits, make no difference.
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

  /// A file that fails is as small as its digest.
  private static let maximumFailureCount = 4096
  /// What an entry takes beside its pixels, roughly.
  private static let entryBytes = 512

  private let maximumBytes: Int
  private var replies: [Question: Entry] = [:]
  private var failures: [FileDigest: ImageHelperError] = [:]
  private var byteCount = 0
  private var uses = 0

  /// - Parameter maximumBytes: How many bytes of pixels are kept; 0 to keep nothing at all. A picture of more than an eighth of
  ///   that, a photo as a rule, is not kept.
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

  /// Notes that a file brought the program down. What other reasons there are for an error may be others the next time.
  mutating func note(_ error: ImageHelperError, of file: FileDigest) {
    guard maximumBytes > 0, failures.count < ImageHelperAnswers.maximumFailureCount else { return }
    switch error {
    case .stopped, .endless: failures[file] = error
    case .missing, .notStarted, .ended, .late, .invalidReply, .tooLarge: break
    }
  }

  /// Forgets what was asked for longest ago, until half is left.
  private mutating func makeRoom() {
    for (question, entry) in replies.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      replies[question] = nil
      byteCount -= entry.reply.bytes.count + ImageHelperAnswers.entryBytes
      if byteCount <= maximumBytes / 2 { return }
    }
  }
}
