import PreviewProtocol

/// A request of a page; PageMessage.swift describes how it is sent.
enum PageRequest: Equatable, Sendable {
  /// The speed of time on all screens: 1 for real time, 0 to stop, at most 4.
  case speed(Double)
  /// A request about a screen.
  case screen(Int, ScreenRequest)
}

/// A request about a screen.
enum ScreenRequest: Equatable, Sendable {
  /// Displays a screen. If the number is in use, the new screen replaces the earlier one.
  case open(ScreenChoice)
  case close
  /// Performs an event.
  case event(LiveEvent)
  /// The page has drawn the last picture, and is ready for the next.
  case shown
  /// The number of pixels per point that the page can display.
  case scale(Double)
  case inspect(LiveTarget)
  case tree
  /// Restarts the program with the events through a step of the timeline, of which 0 is its beginning.
  case rewind(Int)
  /// Restarts the program with other events, those of a ``ScreenRecording``.
  case replay([LiveEvent])
  /// Sends the screen and its events as a file.
  case save
  case audit
  /// Lets one frame pass.
  case step
  case startFilm
  case endFilm
  /// Restarts the program with the recorded events.
  case restart
  /// Restarts the program without the recorded events.
  case reset
}

extension PageRequest: Decodable {
  private enum CodingKeys: CodingKey {
    case op, tile, choice, event, events, value, target
  }

  private enum Operation: String, Decodable {
    case speed, open, close, event, shown, scale, inspect, tree, rewind, replay, save, audit, step, startFilm, endFilm
    case restart, reset
  }

  /// The maximum number of a screen. The page numbers its screens from 1.
  private static let maxTile = 10_000

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let request: ScreenRequest
    switch try container.decode(Operation.self, forKey: .op) {
    case .speed:
      self = .speed(try container.decode(Double.self, forKey: .value))
      return
    case .open: request = .open(try container.decode(ScreenChoice.self, forKey: .choice))
    case .close: request = .close
    case .event: request = .event(try container.decode(LiveEvent.self, forKey: .event))
    case .shown: request = .shown
    case .scale: request = .scale(try container.decode(Double.self, forKey: .value))
    case .inspect: request = .inspect(try container.decode(LiveTarget.self, forKey: .target))
    case .tree: request = .tree
    case .rewind: request = .rewind(try container.decode(Int.self, forKey: .value))
    case .replay: request = .replay(try container.decode([LiveEvent].self, forKey: .events))
    case .save: request = .save
    case .audit: request = .audit
    case .step: request = .step
    case .startFilm: request = .startFilm
    case .endFilm: request = .endFilm
    case .restart: request = .restart
    case .reset: request = .reset
    }
    let tile = try container.decode(Int.self, forKey: .tile)
    guard (0..<PageRequest.maxTile).contains(tile) else {
      throw DecodingError.dataCorruptedError(
        forKey: .tile, in: container, debugDescription: "the number of a screen is expected")
    }
    self = .screen(tile, request)
  }
}
