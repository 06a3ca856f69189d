import Foundation
import ViewHost

/// An action of a user in an app, as a line of a script.
///
/// ```
/// tap Sign in            the view with that text or accessibility label; `tap #name` by accessibility identifier, `tap 120,300` a point
/// type Hello             into the first responder; `\n` is the return key
/// delete 3               the backspace key, three times
/// swipe up               on the middle of the screen; `swipe left on Inbox` on a view
/// wait 0.5               lets that many seconds pass
/// rotate landscape       or portrait
/// picture name.png       draws the screen
/// ```
enum ScriptStep: Equatable {
  enum Place: Equatable {
    case text(String)
    case identifier(String)
    case point(Double, Double)
  }

  case tap(Place)
  case doubleTap(Place)
  case longPress(Place)
  case type(String)
  case delete(Int)
  case swipe(String, on: Place?)
  case wait(Double)
  case rotate(landscape: Bool)
  case picture(String)

  /// Returns the steps of a script, one for each line. Empty lines and lines that begin with `//` are ignored.
  ///
  /// - Throws: ``ScriptError`` with the line.
  static func steps(of script: String, file: String) throws(ScriptError) -> [(line: Int, step: ScriptStep)] {
    var result: [(line: Int, step: ScriptStep)] = []
    var number = 0
    for line in script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("//") { continue }
      guard let step = ScriptStep(text) else {
        throw ScriptError(file: file, line: number, text: text, reason: ScriptStep.hint)
      }
      result.append((number, step))
    }
    return result
  }

  static let hint =
    "a step is one of: tap, doubleTap, longPress (a text, #identifier or x,y), type, delete, swipe, wait, rotate, picture"

  init?(_ text: String) {
    let verb = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(verb.count).trimmingCharacters(in: .whitespaces)
    switch verb {
    case "tap" where !rest.isEmpty: self = .tap(Place(rest))
    case "doubleTap" where !rest.isEmpty: self = .doubleTap(Place(rest))
    case "longPress" where !rest.isEmpty: self = .longPress(Place(rest))
    case "type" where !rest.isEmpty: self = .type(rest.replacing("\\n", with: "\n"))
    case "delete":
      guard let count = rest.isEmpty ? 1 : Int(rest), (1...100_000).contains(count) else { return nil }
      self = .delete(count)
    case "swipe":
      let words = rest.split(separator: " ", maxSplits: 2)
      guard let direction = words.first, ["up", "down", "left", "right"].contains(direction) else { return nil }
      if words.count == 1 {
        self = .swipe(String(direction), on: nil)
      } else {
        guard words.count == 3, words[1] == "on" else { return nil }
        self = .swipe(String(direction), on: Place(String(words[2])))
      }
    case "wait":
      guard let seconds = Double(rest), seconds >= 0, seconds <= 3600 else { return nil }
      self = .wait(seconds)
    case "rotate":
      guard rest == "landscape" || rest == "portrait" else { return nil }
      self = .rotate(landscape: rest == "landscape")
    case "picture" where !rest.isEmpty: self = .picture(rest)
    default: return nil
    }
  }

  @MainActor
  func perform(on host: ViewHost, network: PendingNetworkWork, relativeTo folder: String) throws {
    switch self {
    case .tap(.point(let x, let y)): host.tap(at: CGPoint(x: x, y: y))
    case .tap(let place): try host.tap(place.target)
    case .doubleTap(.point(let x, let y)): host.doubleTap(at: CGPoint(x: x, y: y))
    case .doubleTap(let place): try host.doubleTap(place.target)
    case .longPress(.point(let x, let y)): host.longPress(at: CGPoint(x: x, y: y))
    case .longPress(let place): try host.longPress(place.target)
    case .type(let text): try host.type(text)
    case .delete(let count): try host.deleteBackward(times: count)
    case .swipe(let direction, let place):
      let direction: ViewHost.SwipeDirection =
        switch direction {
        case "up": .up
        case "down": .down
        case "left": .left
        default: .right
        }
      if let place, let target = place.targetIfNamed {
        try host.swipe(direction, on: target)
      } else {
        host.swipe(direction)
      }
    case .wait(let seconds): network.advance(host, by: seconds)
    case .rotate(let landscape): host.rotate(to: landscape ? .landscape : .portrait)
    case .picture(let path): try host.picture().write(to: path.hasPrefix("/") ? path : "\(folder)/\(path)")
    }
  }
}

extension ScriptStep.Place {
  init(_ text: String) {
    let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
      self = .point(x, y)
    } else if text.hasPrefix("#"), text.count > 1 {
      self = .identifier(String(text.dropFirst()))
    } else {
      self = .text(text)
    }
  }

  @MainActor
  var target: Target {
    switch self {
    case .text(let text): .text(text)
    case .identifier(let name): .identifier(name)
    // A point has no view. Callers have already handled points.
    case .point(let x, let y): .text("\(x),\(y)")
    }
  }

  @MainActor
  fileprivate var targetIfNamed: Target? {
    if case .point = self { return nil }
    return target
  }
}

/// An error in a script that can't be read or performed, with its line.
struct ScriptError: Error, CustomStringConvertible {
  var file: String
  var line: Int
  var text: String
  var reason: String

  var description: String { "\(file):\(line): \"\(text)\": \(reason)" }
}
