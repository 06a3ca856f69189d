import Foundation

/// An action of a user on an app or its device, in the form of a line in a script.
///
/// ```
/// tap Sign in            taps the view with a text or accessibility label; `tap #name` by identifier, `tap 120,300` a point
/// type Hello             types into the focused field; `\n` is the return key
/// delete 3               presses the backspace key three times
/// swipe up               swipes at the center of the screen; `swipe left on Inbox` on a view
/// drag 180,60 to 180,700 moves a finger slowly along a line
/// wait 0.5               advances the clock by half a second
/// rotate landscape       rotates the device; or `rotate portrait`
/// picture name.png       draws the screen
/// style dark             sets the appearance; or `style light`
/// textSize AX3           sets the text size: XS to XXXL, AX1 to AX5
/// window 320x480         resizes the window; `window full` fills the screen
/// keyboard hardware      connects a keyboard; `keyboard screen` disconnects it
/// background             leaves the app; `foreground` returns to it
/// memoryWarning          sends a memory warning
/// quickly tap Next       performs a step without a pause after it
/// ```
package indirect enum ScriptStep: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
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
  case drag(from: [Double], to: [Double])
  case wait(Double)
  case rotate(landscape: Bool)
  case picture(String)
  case style(isDark: Bool)
  case textSize(String)
  /// Resizes the window to a size in points.
  case window(width: Double, height: Double)
  case fullWindow
  case keyboard(isHardware: Bool)
  case background
  case foreground
  case memoryWarning
  case quickly(ScriptStep)

  /// The number of seconds that pass after a step, for the actions that it starts.
  package static let pause = 0.5

  /// Returns the steps of a script, which has one on each line. Empty lines and lines that begin with `//` are ignored.
  ///
  /// - Throws: ``ScriptError`` with the line.
  package static func steps(
    of script: String, file: String
  ) throws(ScriptError) -> [(line: Int, step: ScriptStep)] {
    var result: [(line: Int, step: ScriptStep)] = []
    var number = 0
    for line in script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("//") { continue }
      guard let step = ScriptStep(text) else {
        throw ScriptError(file: file, line: number, text: text, reason: ScriptStep.problem(of: text))
      }
      result.append((number, step))
    }
    return result
  }

  package init?(_ text: String) {
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
      guard let step = ScriptStep(swipe: rest) else { return nil }
      self = step
    case "drag":
      let points = rest.components(separatedBy: " to ").map { Place($0) }
      guard points.count == 2, case .point(let x, let y) = points[0], case .point(let toX, let toY) = points[1] else {
        return nil
      }
      self = .drag(from: [x, y], to: [toX, toY])
    case "wait":
      guard let seconds = Double(rest), seconds >= 0, seconds <= 3600 else { return nil }
      self = .wait(seconds)
    case "rotate":
      guard rest == "landscape" || rest == "portrait" else { return nil }
      self = .rotate(landscape: rest == "landscape")
    case "picture" where !rest.isEmpty: self = .picture(rest)
    default:
      guard let step = ScriptStep(surroundings: String(verb), rest) else { return nil }
      self = step
    }
  }

  private init?(swipe rest: String) {
    let words = rest.split(separator: " ", maxSplits: 2)
    guard let direction = words.first, ["up", "down", "left", "right"].contains(direction) else { return nil }
    if words.count == 1 {
      self = .swipe(String(direction), on: nil)
    } else {
      guard words.count == 3, words[1] == "on" else { return nil }
      self = .swipe(String(direction), on: Place(String(words[2])))
    }
  }

  /// Creates a step that changes the device or its settings.
  private init?(surroundings verb: String, _ rest: String) {
    switch verb {
    case "style" where rest == "dark" || rest == "light": self = .style(isDark: rest == "dark")
    case "textSize":
      guard ScriptStep.category(named: rest) != nil else { return nil }
      self = .textSize(rest)
    case "window" where rest == "full": self = .fullWindow
    case "window":
      let sides = rest.split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
      self = .window(width: sides[0], height: sides[1])
    case "keyboard" where rest == "hardware" || rest == "screen": self = .keyboard(isHardware: rest == "hardware")
    case "background" where rest.isEmpty: self = .background
    case "foreground" where rest.isEmpty: self = .foreground
    case "memoryWarning" where rest.isEmpty: self = .memoryWarning
    case "quickly":
      guard let step = ScriptStep(rest) else { return nil }
      self = .quickly(step)
    default: return nil
    }
  }

  /// The line of the step.
  package var text: String {
    switch self {
    case .tap(let place): "tap \(place.text)"
    case .doubleTap(let place): "doubleTap \(place.text)"
    case .longPress(let place): "longPress \(place.text)"
    case .type(let text): "type \(text.replacing("\n", with: "\\n"))"
    case .delete(let count): "delete \(count)"
    case .swipe(let direction, let place): "swipe \(direction)" + (place.map { " on \($0.text)" } ?? "")
    case .drag(let from, let to): "drag \(Place.point(from[0], from[1]).text) to \(Place.point(to[0], to[1]).text)"
    case .wait(let seconds): "wait \(seconds)"
    case .rotate(let landscape): "rotate \(landscape ? "landscape" : "portrait")"
    case .picture(let path): "picture \(path)"
    case .style(let isDark): "style \(isDark ? "dark" : "light")"
    case .textSize(let name): "textSize \(name)"
    case .window(let width, let height): "window \(Place.number(width))x\(Place.number(height))"
    case .fullWindow: "window full"
    case .keyboard(let isHardware): "keyboard \(isHardware ? "hardware" : "screen")"
    case .background: "background"
    case .foreground: "foreground"
    case .memoryWarning: "memoryWarning"
    case .quickly(let step): "quickly \(step.text)"
    }
  }
}

extension ScriptStep.Place {
  package init(_ text: String) {
    let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
      self = .point(x, y)
    } else if text.hasPrefix("#"), text.count > 1 {
      self = .identifier(String(text.dropFirst()))
    } else {
      self = .text(text)
    }
  }

  package var text: String {
    switch self {
    case .text(let text): text
    case .identifier(let name): "#\(name)"
    case .point(let x, let y): "\(Self.number(x)),\(Self.number(y))"
    }
  }

  /// A whole number without a decimal point.
  static func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}

/// An error in a script, or an action that can't be performed, with its line.
package struct ScriptError: Error, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var text: String
  package var reason: String

  package init(file: String, line: Int, text: String, reason: String) {
    self.file = file
    self.line = line
    self.text = text
    self.reason = reason
  }

  package var description: String { "\(file):\(line): \"\(text)\": \(reason)" }
}
