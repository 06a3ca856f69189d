import Foundation
import ScreenAudit
import PreviewProtocol
import UIKit
import ViewHost

/// Answers requests one after the other, until nobody is there to ask.
@MainActor
final class LiveLoop {
  private let channel: LiveChannel
  private var screen: LiveScreen?

  init(socket: Int32) {
    channel = LiveChannel(file: socket)
  }

  func run() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      while let line = try channel.line() {
        guard let request = try? JSONDecoder().decode(LiveRequest.self, from: line) else {
          var response = LiveResponse(id: 0)
          response.failure = "a line that is no request"
          try channel.send(encoder.encode(response))
          continue
        }
        var response = LiveResponse(id: request.id)
        var payload: [UInt8] = []
        do {
          try answer(request.body, &response, &payload)
        } catch {
          response.failure = "\(error)"
        }
        response.payload = payload.count
        try channel.send(encoder.encode(response), payload: payload)
      }
    } catch {
      // The other side is gone, and this program with it.
    }
  }

  private func answer(_ body: LiveRequest.Body, _ response: inout LiveResponse, _ payload: inout [UInt8]) throws {
    switch body {
    case .list:
      response.screens = (HostedPreview.all + HostedPreview.others).map {
        ListedLiveScreen(kind: $0.kind, name: $0.name, file: $0.fileID, line: $0.line)
      }
      response.devices = Device.all.map(\.name)
      if AppEntry.main != nil {
        response.screens?.insert(ListedLiveScreen(kind: "app", name: "app", file: "", line: 0), at: 0)
      }
      return
    case .show(let choice):
      guard screen == nil else { throw LiveFailure("this program shows a screen already") }
      screen = try LiveScreen(showing: choice)
      response.state = try shown().state
      return
    default: break
    }
    let screen = try shown()
    switch body {
    case .list, .show: break
    case .perform(let event):
      response.event = try screen.perform(event)
    case .replay(let events):
      var played = 0
      for event in events {
        do {
          try screen.perform(event)
        } catch {
          response.failure = "\(event.description): \(error)"
          break
        }
        played += 1
      }
      response.played = played
    case .outline(let isFull):
      response.elements = screen.outline().elements
      response.text = isFull ? screen.host.dump(of: screen.host.window).text : screen.outline().text
    case .picture(let scale, let hasMarks):
      let picture = try screen.picture(scale: scale, hasMarks: hasMarks)
      payload = picture.png()
      response.pictures = [
        LiveResponse.PicturePart(
          x: 0, y: 0, width: picture.image.width, height: picture.image.height, count: payload.count)
      ]
    case .changes(let scale):
      (response.pictures, payload) = try screen.changes(scale: scale)
    case .audit:
      response.findings = ScreenAudit(of: screen.host).findings
    case .capture:
      let capture = try LiveComparison.capture(of: screen.host)
      response.text = capture.tree
      payload = capture.picture
    case .compare(let before):
      let difference = try LiveComparison.difference(of: screen.host, from: before)
      response.text = difference.text
      payload = difference.picture
    case .inspect(let target):
      response.inspection = try screen.inspection(of: target)
    case .startFilm(let scale):
      try screen.startFilm(scale: scale)
    case .endFilm:
      payload = try screen.endFilm()
    }
    response.state = screen.state
  }

  private func shown() throws -> LiveScreen {
    guard let screen else { throw LiveFailure("nothing is shown yet") }
    return screen
  }
}
