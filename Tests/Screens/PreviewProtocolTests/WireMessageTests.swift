import Foundation
import PreviewProtocol
import Testing

@Suite("Messages between a tool and a program")
struct WireMessageTests {
  private func part(_ bytes: [UInt8]) -> PicturePart {
    PicturePart(x: 1, y: 2, width: 3, height: 4, file: Attachment(bytes))
  }

  private let state = LiveState(
    time: 0, size: [1, 2], scale: 1, isLandscape: false, safeArea: [0, 0, 0, 0], isMoving: false, keyboard: nil,
    takesText: false, hidesHomeIndicator: false, controller: nil, isPhone: true)

  @Test("a reply arrives with its id and all of its attachments")
  func attachments() throws {
    let sent = PreviewReply.response(PictureUpdate(parts: [part([1, 2, 3]), part([]), part([0x0A])], state: state))
    let (line, payload) = try WireMessage.encode(sent, id: 7)
    #expect(payload == [1, 2, 3, 0x0A])
    #expect(!line.contains(0x0A))
    let head = try #require(WireMessage.head(of: line))
    #expect(head.id == 7 && head.payload == 4)
    let received = WireMessage.decode(PreviewReply<PictureUpdate>.self, from: line, payload: payload)
    guard case .response(let update)? = received else {
      Issue.record("\(String(describing: received))")
      return
    }
    #expect(update.parts.map(\.file.bytes) == [[1, 2, 3], [], [0x0A]])
    #expect(update.state == state)
  }

  @Test("a request arrives as the case of its query")
  func request() throws {
    let capture = LiveCapture(tree: "{}", picture: Attachment([9, 8]))
    let (line, payload) = try WireMessage.encode(CompareQuery(with: capture).request, id: 1)
    let request = WireMessage.decode(PreviewRequest.self, from: line, payload: payload)
    guard case .compare(let query)? = request else {
      Issue.record("\(String(describing: request))")
      return
    }
    #expect(query.before.tree == "{}" && query.before.picture == Attachment([9, 8]))
  }

  @Test("a refusal is a reply to any request")
  func refusal() throws {
    let (line, payload) = try WireMessage.encode(PreviewReply<Film>.refused("no film was begun"), id: 2)
    guard
      case .refused("no film was begun")? = WireMessage.decode(PreviewReply<Film>.self, from: line, payload: payload)
    else {
      Issue.record("not refused")
      return
    }
  }

  @Test(
    "a line that is not a message is nil",
    arguments: ["", "nonsense", "{}", #"{"id":1}"#, #"{"id":1,"payload":-1,"body":{}}"#])
  func malformed(line: String) {
    #expect(WireMessage.head(of: Data(line.utf8)) == nil)
  }

  @Test("an attachment whose bytes are missing is not decoded", arguments: [[], [1, 2]] as [[UInt8]])
  func missingBytes(payload: [UInt8]) throws {
    let (line, _) = try WireMessage.encode(PreviewReply.response(Film(file: Attachment([1, 2, 3]))), id: 1)
    #expect(WireMessage.decode(PreviewReply<Film>.self, from: line, payload: payload) == nil)
  }
}
