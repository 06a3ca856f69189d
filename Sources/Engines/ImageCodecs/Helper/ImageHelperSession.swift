internal import CImageHelper

/// A running program, once there is one, and what it has open.
struct ImageHelperSession: Sendable {
  typealias Reply = ImageHelperConnection.Reply
  typealias Deadline = ImageHelperConnection.Deadline

  /// A drawing as the program knows it.
  struct Drawing: Sendable {
    let number: UInt64
    let format: VectorFormat
    /// The file: a program that was started anew gets it again.
    let bytes: [UInt8]
    let digest: FileDigest
  }

  /// What the program may take for a drawing beside its pixels, in MB: the largest of those that Apple's apps have take 40.
  private static let drawingMegabytes = 384

  /// The most drawings that the program keeps open, and the bytes of their files. What was used longest ago is closed.
  private static let maximumOpenCount = 64
  private static let maximumOpenBytes = 64 << 20

  /// In points; the program opens no larger ones (`is_reasonable` in vector_files.c).
  private static let maximumSide = 1e6

  private var connection: ImageHelperConnection?
  /// The drawing that was used last stands at the end.
  private var open: [(number: UInt64, byteCount: Int)] = []

  /// Starts the program where none runs.
  mutating func start(_ places: () -> ImageHelperPlaces, _ deadline: Deadline) throws(ImageHelperError) {
    if let connection, !connection.isUsable { end() }
    guard connection == nil else { return }
    let places = places()
    guard let path = places.program else { throw .missing(places: places.paths) }
    connection = try ImageHelperConnection(path: path, deadline)
  }

  /// Asks the program that runs. What needs a drawing opens it first, and gets the reply to that where it fails.
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

  /// Has the program open the drawing, or keep it open. The reply says how large it is in the first case only.
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
    // In a fork, the program is the other process's.
    guard connection?.isUsable == true else { return }
    var request = vc_helper_request()
    request.kind = UInt32(VC_HELPER_CLOSE)
    request.document = number
    // A few bytes go into the socket's buffer at once; a program that does not take them is found out by the next request.
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
    // Pixels are there up to three times: drawn, filtered or converted, and handed over.
    request.megabytes = UInt32(clamping: ImageHelperSession.drawingMegabytes + (pixels.upperBound * 12) >> 20)
    guard bytes.count <= VC_HELPER_MAXIMUM_REQUEST else { throw .tooLarge(limit: VC_HELPER_MAXIMUM_REQUEST) }
    guard var connection else { throw .ended(reason: "it does not run") }
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
