internal import CImageHelper

/// The state of the program: the connection, if it is running, and the open drawings.
struct ImageHelperSession: Sendable {
  typealias Reply = ImageHelperConnection.Reply
  typealias Deadline = ImageHelperConnection.Deadline

  /// A drawing that is known to the program.
  struct Drawing: Sendable {
    let number: UInt64
    let format: VectorFormat
    /// The content of the file, which is sent again after a restart of the program.
    let bytes: [UInt8]
    let digest: FileDigest
  }

  /// The program's memory limit for a drawing without its pixels, in MB. The largest drawings of Apple's apps take 40.
  private static let drawingMegabytes = 384

  /// The limits of open drawings and of the size of their files. The least recently used drawing is closed.
  private static let maximumOpenCount = 64
  private static let maximumOpenBytes = 64 << 20

  /// The limit of a drawing's side, in points. The program has the same one (`is_reasonable` in vector_files.c).
  private static let maximumSide = 1e6

  private var connection: ImageHelperConnection?
  /// The open drawings, with the most recently used one at the end.
  private var open: [(number: UInt64, byteCount: Int)] = []

  /// Starts the program if it is not running.
  mutating func start(_ places: () -> ImageHelperPlaces, _ deadline: Deadline) throws(ImageHelperError) {
    if let connection, !connection.isUsable { end() }
    guard connection == nil else { return }
    let places = places()
    guard let path = places.program else { throw .missing(places: places.paths) }
    connection = try ImageHelperConnection(path: path, deadline)
  }

  /// Sends a request to the running program. A request about a drawing opens it first; if that fails, the reply of that
  /// attempt is returned.
  mutating func ask(
    _ request: vc_helper_request, _ bytes: [UInt8], about drawing: Drawing?, pixels: Range<Int>, _ deadline: Deadline
  ) throws(ImageHelperError) -> Reply {
    var request = request
    if let drawing {
      let reply = try use(drawing, deadline)
      guard reply.header.status == UInt32(VC_HELPER_OK) else { return reply }
      request.document = drawing.number
    }
    return try exchange(request, bytes, pixels: pixels, deadline)
  }

  /// Makes the program open the drawing or keep it open. The reply contains the size only if the drawing was opened.
  mutating func use(_ drawing: Drawing, _ deadline: Deadline) throws(ImageHelperError) -> Reply {
    if let index = open.firstIndex(where: { $0.number == drawing.number }) {
      open.append(open.remove(at: index))
      return Reply(header: vc_helper_reply(), bytes: [])
    }
    var request = vc_helper_request()
    request.kind = UInt32(drawing.format == .svg ? VC_HELPER_OPEN_SVG : VC_HELPER_OPEN_PDF)
    request.document = drawing.number
    let reply = try exchange(request, drawing.bytes, pixels: 0..<1, deadline)
    guard reply.header.status == UInt32(VC_HELPER_OK) else { return reply }
    let (width, height) = (reply.header.rect_width, reply.header.rect_height)
    guard width > 0, height > 0, width < ImageHelperSession.maximumSide, height < ImageHelperSession.maximumSide else {
      end()
      throw .invalidReply("a drawing of \(width) x \(height) points")
    }
    open.append((drawing.number, drawing.bytes.count))
    var byteCount = open.reduce(0) { $0 + $1.byteCount }
    while open.count > 1, let first = open.first,
      open.count > ImageHelperSession.maximumOpenCount || byteCount > ImageHelperSession.maximumOpenBytes
    {
      byteCount -= first.byteCount
      close(first.number)
    }
    return reply
  }

  mutating func close(_ number: UInt64) {
    guard let index = open.firstIndex(where: { $0.number == number }) else { return }
    open.remove(at: index)
    // After a fork, the program belongs to the other process.
    guard connection?.isUsable == true else { return }
    var request = vc_helper_request()
    request.kind = UInt32(VC_HELPER_CLOSE)
    request.document = number
    // The buffer of the socket accepts a few bytes at once. The next request detects a program that does not read them.
    do throws(ImageHelperError) {
      try connection?.send(request, [], Deadline(milliseconds: 1000))
    } catch {
      forget()
    }
  }

  mutating func end() {
    connection?.end()
    forget()
  }

  private mutating func exchange(
    _ request: vc_helper_request, _ bytes: [UInt8], pixels: Range<Int>, _ deadline: Deadline
  ) throws(ImageHelperError) -> Reply {
    var request = request
    // Pixels exist up to three times: drawn, filtered or converted, and transferred.
    request.megabytes = UInt32(clamping: ImageHelperSession.drawingMegabytes + (pixels.upperBound * 12) >> 20)
    guard bytes.count <= VC_HELPER_MAXIMUM_REQUEST else { throw .tooLarge(limit: VC_HELPER_MAXIMUM_REQUEST) }
    guard var connection else { throw .ended(reason: "it is not running") }
    do throws(ImageHelperError) {
      return try connection.exchange(request, bytes, pixels: pixels, deadline)
    } catch {
      forget()
      throw error
    }
  }

  private mutating func forget() {
    connection = nil
    open = []
  }
}
