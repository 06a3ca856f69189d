internal import CImageHelper
import Synchronization

/// A client of `viewcode-image-helper`, the program that draws SVG and PDF and decodes HEIC and AVIF. The client starts
/// the program on the first request.
///
/// The program is separate because of the licenses of its libraries (`docs/licences.md`), and to isolate the process
/// from malicious files.
///
/// The client is safe on any thread and sends one request at a time. After an error, the next request restarts the
/// program. The client caches answers by the content of the file, including crashes: a file crashes the program only
/// once.
package final class ImageHelper: Sendable {
  /// The time limits of answers, in milliseconds. A photo of 48 million pixels, the largest of a phone, takes 3500 on
  /// one idle core. Drawings of interfaces take less than 100.
  struct TimeLimits: Sendable {
    var drawing = 10_000
    var decoding = 30_000
    /// The limit of processor time, because a busy machine delays answers regardless of the file.
    var drawingOfProcessors = 1_500
    var decodingOfProcessors = 15_000
  }

  /// The client that a process shares. Its answers depend only on the requests.
  package static let shared = ImageHelper { .current }

  private let places: @Sendable () -> ImageHelperPlaces
  private let limits: TimeLimits
  private let session = Mutex(ImageHelperSession())
  /// The drawings that were released while another thread was using the session.
  private let abandoned = Mutex<[UInt64]>([])
  private let lastNumber = Atomic<UInt64>(0)
  private let answers: Mutex<ImageHelperAnswers>

  /// Creates a client.
  ///
  /// - Parameter remembersAnswers: Whether repeated requests are answered from a cache.
  init(
    limits: TimeLimits = TimeLimits(), remembersAnswers: Bool = true,
    places: @escaping @Sendable () -> ImageHelperPlaces
  ) {
    self.limits = limits
    self.places = places
    answers = Mutex(ImageHelperAnswers(maximumBytes: remembersAnswers ? 32 << 20 : 0))
  }

  /// Creates a client of the program at a path.
  package convenience init(program: String) {
    self.init { ImageHelperPlaces(chosen: program, programs: [], built: "") }
  }

  deinit { session.withLock { $0.end() } }

  /// Opens a drawing and measures it. The reply contains the size.
  func open(
    _ bytes: [UInt8], _ format: VectorFormat
  ) throws(ImageHelperError) -> (drawing: ImageHelperSession.Drawing, reply: ImageHelperConnection.Reply) {
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    let drawing = ImageHelperSession.Drawing(
      number: number, format: format, bytes: bytes, digest: FileDigest(of: bytes))
    var request = vc_helper_request()
    request.kind = UInt32(format == .svg ? VC_HELPER_OPEN_SVG : VC_HELPER_OPEN_PDF)
    let reply = try remembering(request, "", drawing.digest) { () throws(ImageHelperError) in
      try withSession(drawingDeadline) { session, deadline throws(ImageHelperError) in
        try session.use(drawing, deadline)
      }
    }
    return (drawing, reply)
  }

  /// Sends a request about a drawing.
  func ask(
    _ request: vc_helper_request, _ text: String = "", about drawing: ImageHelperSession.Drawing, pixels: Int = 0
  ) throws(ImageHelperError) -> ImageHelperConnection.Reply {
    try remembering(request, text, drawing.digest) { () throws(ImageHelperError) in
      try withSession(drawingDeadline) { session, deadline throws(ImageHelperError) in
        try session.ask(request, Array(text.utf8), about: drawing, pixels: pixels..<pixels + 1, deadline)
      }
    }
  }

  /// Requests the pixels of a file, up to a limit.
  func ask(
    _ request: vc_helper_request, file: [UInt8], maximumPixelCount: Int
  ) throws(ImageHelperError) -> ImageHelperConnection.Reply {
    try remembering(request, "", FileDigest(of: file)) { () throws(ImageHelperError) in
      let deadline = ImageHelperConnection.Deadline(
        milliseconds: limits.decoding, processorMilliseconds: limits.decodingOfProcessors)
      return try withSession(deadline) { session, deadline throws(ImageHelperError) in
        try session.ask(request, file, about: nil, pixels: 0..<maximumPixelCount + 1, deadline)
      }
    }
  }

  /// Closes a drawing that is no longer needed.
  func close(_ drawing: ImageHelperSession.Drawing) {
    if session.withLockIfAvailable({ $0.close(drawing.number) }) == nil {
      abandoned.withLock { $0.append(drawing.number) }
    }
  }

  private var drawingDeadline: ImageHelperConnection.Deadline {
    .init(milliseconds: limits.drawing, processorMilliseconds: limits.drawingOfProcessors)
  }

  /// Returns the cached answer to a request about the same file, or performs the request.
  private func remembering(
    _ request: vc_helper_request, _ text: String, _ file: FileDigest,
    _ ask: () throws(ImageHelperError) -> ImageHelperConnection.Reply
  ) throws(ImageHelperError) -> ImageHelperConnection.Reply {
    let question = ImageHelperAnswers.Question(request, text, file)
    if let known = answers.withLock({ $0.answer(to: question) }) { return try known.get() }
    do throws(ImageHelperError) {
      let reply = try ask()
      answers.withLock { $0.note(reply, to: question) }
      return reply
    } catch {
      answers.withLock { $0.note(error, of: file) }
      throw error
    }
  }

  private func withSession<Answer: Sendable>(
    _ deadline: @autoclosure () -> ImageHelperConnection.Deadline,
    _ body: (inout ImageHelperSession, ImageHelperConnection.Deadline) throws(ImageHelperError) -> Answer
  ) throws(ImageHelperError) -> Answer {
    try session.withLock { session throws(ImageHelperError) in
      let numbers = abandoned.withLock { numbers in
        defer { numbers = [] }
        return numbers
      }
      for number in numbers { session.close(number) }
      // The deadline starts here, because the thread may have waited long for the session.
      let deadline = deadline()
      try session.start(places, deadline)
      return try body(&session, deadline)
    }
  }
}
