import Foundation
import PreviewProtocol
import ScreenAudit
import UIKit
import ViewHost

/// A loop that answers requests one after another, until the other end of the socket is closed.
@MainActor
final class LiveLoop {
  private let environment: ProgramEnvironment
  private let channel: LiveChannel
  private var screen: LiveScreen?

  init(socket: Int32, in environment: ProgramEnvironment) {
    self.environment = environment
    channel = LiveChannel(file: socket)
  }

  func run() {
    do throws(LiveChannel.Ended) {
      while let line = try channel.line() {
        guard let head = WireMessage.head(of: line), let payload = try channel.bytes(head.payload),
          let request = WireMessage.decode(PreviewRequest.self, from: line, payload: payload)
        else {
          try send(PreviewReply<ScreenCatalog>.refused("malformed request"), id: 0)
          continue
        }
        try answer(request, id: head.id)
      }
    } catch {
      // The other side has ended, and this program ends, too.
    }
  }

  private func answer(_ request: PreviewRequest, id: Int) throws(LiveChannel.Ended) {
    switch request {
    case .list(let query):
      try reply(to: query, id) { listing }
    case .show(let query):
      try reply(to: query, id) {
        guard screen == nil else { throw LiveFailure.hasScreen }
        let screen = try LiveScreen(showing: query.choice, in: environment)
        self.screen = screen
        return screen.state
      }
    case .perform(let query):
      try reply(to: query, id) {
        let screen = try shown
        return PerformedEvent(event: try screen.perform(query.event), state: screen.state)
      }
    case .replay(let query):
      try reply(to: query, id) { try shown.replay(query.events) }
    case .outline(let query):
      try reply(to: query, id) {
        let screen = try shown
        let outline = screen.outline()
        return LiveOutline(
          text: query.isFull ? screen.host.dump(of: screen.host.window).text : outline.text,
          elements: outline.elements)
      }
    case .picture(let query):
      try reply(to: query, id) {
        let picture = try shown.picture(scale: query.scale, hasMarks: query.hasMarks)
        return LivePicture(
          width: picture.image.width, height: picture.image.height, file: Attachment(picture.png()))
      }
    case .changes(let query):
      try reply(to: query, id) {
        let screen = try shown
        return PictureUpdate(parts: try screen.changes(scale: query.scale), state: screen.state)
      }
    case .audit(let query):
      try reply(to: query, id) { try shown.findings }
    case .sweep(let query):
      try reply(to: query, id) { try shown.sweep(query) }
    case .capture(let query):
      try reply(to: query, id) { try LiveComparison.capture(of: try shown.host) }
    case .compare(let query):
      try reply(to: query, id) { try LiveComparison.difference(of: try shown.host, from: query.before) }
    case .inspect(let query):
      try reply(to: query, id) { try shown.inspection(of: query.target) }
    case .tree(let query):
      try reply(to: query, id) { try shown.tree }
    case .startFilm(let query):
      try reply(to: query, id) {
        try shown.startFilm(scale: query.scale)
        return FilmStarted()
      }
    case .endFilm(let query):
      try reply(to: query, id) { Film(file: Attachment(try shown.endFilm())) }
    }
  }

  private var listing: ScreenCatalog {
    var screens = environment.screens.map {
      ListedLiveScreen(kind: $0.kind, name: $0.name, file: $0.fileID, line: $0.line)
    }
    if environment.entry != nil {
      screens.insert(ListedLiveScreen(kind: "app", name: "app", file: "", line: 0), at: 0)
    }
    return ScreenCatalog(screens: screens, devices: Device.all.map(\.name))
  }

  private var shown: LiveScreen {
    get throws {
      guard let screen else { throw LiveFailure.noScreen }
      return screen
    }
  }

  /// Sends the response to a query, or the reason for a failure.
  private func reply<Query: PreviewQuery>(
    to query: Query, _ id: Int, with response: () throws -> Query.Response
  ) throws(LiveChannel.Ended) {
    let reply: PreviewReply<Query.Response>
    do {
      reply = .response(try response())
    } catch {
      reply = .refused("\(error)")
    }
    try send(reply, id: id)
  }

  private func send<Response>(_ reply: PreviewReply<Response>, id: Int) throws(LiveChannel.Ended) {
    let message: (line: Data, payload: [UInt8])
    do {
      message = try WireMessage.encode(reply, id: id)
    } catch {
      // A response may contain a number that JSON can't represent.
      guard let refusal = try? WireMessage.encode(PreviewReply<Response>.refused("\(error)"), id: id) else {
        throw LiveChannel.Ended()
      }
      message = refusal
    }
    try channel.send(message.line, payload: message.payload)
  }
}
