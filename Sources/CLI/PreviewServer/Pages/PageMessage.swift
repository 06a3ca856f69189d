import Foundation
import HTTPServer
import PreviewProtocol

// The protocol between the page and the server, over a single WebSocket. Resources/page.js implements the page's side.
//
// The page sends requests (`PageRequest`), which are text messages with a JSON object each.
//
//     {"op": "speed", "value": 0.5}
//     {"op": "open", "tile": 3, "choice": {"preview": "Sign in", "device": "iPhone 15", …}}
//
// The server sends messages (`PageMessage`) independently of requests. Most are text messages with a JSON object. A
// message with files is binary: the length of the JSON in four bytes in big-endian order, followed by the JSON and by
// the files one after another.
//
//     {"op": "refused", "tile": 3, "text": "…"}
//     {"op": "picture", "tile": 3, "size": [393, 852], "parts": [{"x": 0, "y": 32, …, "count": 1200}]}
//
// `op` is the name of the case, and `tile` is the number that the page gave a screen when it opened it. The other
// members are those of the case's value, which `CodingKeys` below list.

/// A message from the server to a page.
enum PageMessage: Sendable {
  /// The screens that can be displayed.
  case screens(PageListing)
  /// A build has begun or ended.
  case build(PageBuild)
  /// A request that refers to no screen can't be fulfilled.
  case refused(String)
  /// A message about a screen.
  case screen(Int, ScreenMessage)
}

/// A message about a screen.
enum ScreenMessage: Sendable {
  case state(LiveState)
  case elements([LiveElement])
  /// The facts about a view, or nil if the target is a line that created no view.
  case inspection(ViewInspection?, of: LiveTarget)
  case tree(ViewTree)
  /// The steps of a person have changed, or the position among them.
  case timeline(PageTimeline)
  /// The screen and its events, for a file.
  case recording(ScreenRecording)
  case findings([Finding])
  /// The program was started, and its first picture follows.
  ///
  /// - note: The reason for which not all recorded events could be replayed, or nil if all were.
  case restarted(note: String?)
  /// The program has ended.
  case failed(reason: String, stack: [String])
  /// A request can't be fulfilled.
  case refused(String)
  /// The app has printed something.
  case output(String)
  /// The changed parts of the picture. The page answers with the request `shown`.
  ///
  /// - size: The width and height of the whole picture, in pixels.
  case picture(size: [Int], parts: [PicturePart])
  /// A recorded film, which is an animated PNG file.
  case film(Attachment)
}

/// The steps of a person on a screen, for a page.
struct PageTimeline: Encodable, Equatable, Sendable {
  let steps: [String]
  /// The number of steps that the screen has performed.
  let position: Int
}

/// The screens that can be displayed, for a page.
struct PageListing: Encodable, Sendable {
  /// The project's name.
  let project: String
  let screens: [ListedLiveScreen]
  let devices: [String]
  /// The URL of a line in an editor, with `{file}` and `{line}`, or nil if there is none.
  let editor: String?
}

/// The state of a build, for a page.
struct PageBuild: Encodable, Sendable {
  enum Phase: String, Encodable, Sendable {
    case building, built, failed
  }

  /// A message of the compiler.
  struct CompilerText: Encodable, Sendable {
    /// The path relative to the project's folder.
    let file: String?
    let path: String?
    let line: Int
    let column: Int
    let severity: String
    let text: String
  }

  let phase: Phase
  /// The duration of the build.
  var seconds: Double?
  /// The reason for which the build failed, if the compiler's messages do not contain it.
  var text: String?
  var messages: [CompilerText] = []
}

extension PageMessage: Encodable {
  private enum CodingKeys: CodingKey {
    case op, text, tile
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .screens(let listing):
      try container.encode("screens", forKey: .op)
      try listing.encode(to: encoder)
    case .build(let build):
      try container.encode("build", forKey: .op)
      try build.encode(to: encoder)
    case .refused(let text):
      try container.encode("refused", forKey: .op)
      try container.encode(text, forKey: .text)
    case .screen(let tile, let message):
      try container.encode(tile, forKey: .tile)
      try message.encode(to: encoder)
    }
  }
}

extension ScreenMessage: Encodable {
  private enum CodingKeys: CodingKey {
    case op, state, elements, inspection, target, views, recording, findings, text, stack, size, parts
  }

  /// A part of a picture whose file follows.
  private struct Part: Encodable {
    let x, y, width, height: Int
    /// The number of the file's bytes.
    let count: Int

    init(_ part: PicturePart) {
      (x, y, width, height) = (part.x, part.y, part.width, part.height)
      count = part.file.bytes.count
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .state(let state):
      try container.encode("state", forKey: .op)
      try container.encode(state, forKey: .state)
    case .elements(let elements):
      try container.encode("elements", forKey: .op)
      try container.encode(elements, forKey: .elements)
    case .inspection(let inspection, let target):
      try container.encode("inspection", forKey: .op)
      try container.encodeIfPresent(inspection, forKey: .inspection)
      try container.encode(target, forKey: .target)
    case .tree(let tree):
      try container.encode("tree", forKey: .op)
      try container.encode(tree.views, forKey: .views)
    case .timeline(let timeline):
      try container.encode("timeline", forKey: .op)
      try timeline.encode(to: encoder)
    case .recording(let recording):
      try container.encode("recording", forKey: .op)
      try container.encode(recording, forKey: .recording)
    case .findings(let findings):
      try container.encode("findings", forKey: .op)
      try container.encode(findings, forKey: .findings)
    case .restarted(let note):
      try container.encode("restarted", forKey: .op)
      try container.encodeIfPresent(note, forKey: .text)
    case .failed(let reason, let stack):
      try container.encode("failed", forKey: .op)
      try container.encode(reason, forKey: .text)
      try container.encode(stack, forKey: .stack)
    case .refused(let text):
      try container.encode("refused", forKey: .op)
      try container.encode(text, forKey: .text)
    case .output(let text):
      try container.encode("output", forKey: .op)
      try container.encode(text, forKey: .text)
    case .picture(let size, let parts):
      try container.encode("picture", forKey: .op)
      try container.encode(size, forKey: .size)
      try container.encode(parts.map(Part.init), forKey: .parts)
    case .film:
      try container.encode("film", forKey: .op)
    }
  }

  /// The files that follow the JSON, or nil for a text message.
  fileprivate var files: [UInt8]? {
    switch self {
    case .picture(_, let parts): parts.flatMap(\.file.bytes)
    case .film(let file): file.bytes
    case .state, .elements, .inspection, .tree, .timeline, .recording, .findings: nil
    case .restarted, .failed, .refused, .output: nil
    }
  }
}

extension WebSocket {
  func send(_ message: PageMessage) {
    // A number that JSON can't represent should not end the connection.
    guard let json = try? JSONEncoder().encode(message) else { return }
    if case .screen(_, let message) = message, let files = message.files {
      let length = (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (24 - $0 * 8)) }
      send(.bytes(length + json + files))
    } else {
      send(.text(String(decoding: json, as: UTF8.self)))
    }
  }
}
