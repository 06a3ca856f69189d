internal import CImageHelper
import Synchronization

/// `viewcode-image-helper`: the program that draws SVG and PDF and reads HEIC and AVIF, started when first needed.
///
/// It is a program of its own for the licences of the libraries that it loads (`docs/licences.md`), and for what a file made to
/// do harm could do in a process.
///
/// Safe on any thread; one request at a time. After an error the next request starts the program anew. What was answered is
/// remembered by what the file contains, also that it brought the program down: such a file does so once.
package final class ImageHelper: Sendable {
  /// How long an answer may take, in milliseconds. A photo of 48 million pixels, the most that a phone makes, takes 3500 on one
  /// core that has nothing else to do; drawings for an interface take less than 100.
  struct TimeLimits: Sendable {
    var drawing = 10_000
    var decoding = 30_000
    /// Of processors: on a machine that does much else, an answer comes late without its file being to blame.
    var drawingOfProcessors = 1_500
    var decodingOfProcessors = 15_000
  }

  /// The one that a process needs: what it answers depends on nothing but the request.
  package static let shared = ImageHelper { .current }

  private let places: @Sendable () -> ImageHelperPlaces
  private let limits: TimeLimits
  private let session = Mutex(ImageHelperSession())
  /// The drawings that went away while another thread had the session.
  private let abandoned = Mutex<[UInt64]>([])
  private let lastNumber = Atomic<UInt64>(0)
  private let answers: Mutex<ImageHelperAnswers>

  /// - Parameter remembersAnswers: Whether what was asked before is answered from memory.
  init(
    limits: TimeLimits = TimeLimits(), remembersAnswers: Bool = true,
    places: @escaping @Sendable () -> ImageHelperPlaces
  ) {
    self.limits = limits
    self.places = places
    answers = Mutex(ImageHelperAnswers(maximumBytes: remembersAnswers ? 32 << 20 : 0))
  }

  /// One that runs this program, wherever others look for it.
  package convenience init(program: String) {
    self.init { ImageHelperPlaces(chosen: program, programs: [], built: "") }
  }

  deinit { session.withLock { $0.end() } }

  /// Opens a drawing and measures it. What the reply has beside its status is its size.
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

  /// Asks about a drawing.
  func ask(
    _ request: vc_helper_request, _ text: String = "", about drawing: ImageHelperSession.Drawing, pixels: Int = 0
  ) throws(ImageHelperError) -> ImageHelperConnection.Reply {
    try remembering(request, text, drawing.digest) { () throws(ImageHelperError) in
      try withSession(drawingDeadline) { session, deadline throws(ImageHelperError) in
        try session.ask(request, Array(text.utf8), about: drawing, pixels: pixels..<pixels + 1, deadline)
      }
    }
  }

  /// Asks for the pixels of a file, so many at most.
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

  /// The drawing is not needed any more.
  func close(_ drawing: ImageHelperSession.Drawing) {
    if session.withLockIfAvailable({ $0.close(drawing.number) }) == nil {
      abandoned.withLock { $0.append(drawing.number) }
    }
  }

  private var drawingDeadline: ImageHelperConnection.Deadline {
    .init(milliseconds: limits.drawing, processorMilliseconds: limits.drawingOfProcessors)
  }

  /// Answers what was asked before about the same file as it was then.
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
      // Only now: another thread may have had the session for long.
      let deadline = deadline()
      try session.start(places, deadline)
      return try body(&session, deadline)
    }
  }
}
