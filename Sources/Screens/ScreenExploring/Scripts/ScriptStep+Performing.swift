import Foundation
import UIKit
import ViewHost

extension ScriptStep {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size of text with a short name, such as `AX3`.
  static func category(named name: String) -> UIContentSizeCategory? { categories.first { $0.shortName == name } }

  /// Whether time passes after the step.
  package var isFollowedByPause: Bool {
    if case .quickly = self { false } else { true }
  }

  /// Does what the step says.
  ///
  /// - Parameters:
  ///   - advance: lets seconds pass, with what the app waits for meanwhile.
  ///   - folder: where pictures go whose path is relative.
  /// - Throws: why a person could not do it.
  @MainActor
  package func perform(on host: ViewHost, advance: (Double) -> Void, relativeTo folder: String = ".") throws {
    switch self {
    case .tap(.point(let x, let y)): host.tap(at: CGPoint(x: x, y: y))
    case .tap(let place): try host.tap(place.target)
    case .doubleTap(.point(let x, let y)): host.doubleTap(at: CGPoint(x: x, y: y))
    case .doubleTap(let place): try host.doubleTap(place.target)
    case .longPress(.point(let x, let y)): host.longPress(at: CGPoint(x: x, y: y))
    case .longPress(let place): try host.longPress(place.target)
    case .type(let text): try host.type(text)
    case .delete(let count): try host.deleteBackward(times: count)
    case .swipe(let direction, let place): try swipe(direction, place, on: host)
    case .drag(let from, let to): host.drag(from: CGPoint(x: from[0], y: from[1]), to: CGPoint(x: to[0], y: to[1]))
    case .wait(let seconds): advance(seconds)
    case .rotate(let landscape): host.rotate(to: landscape ? .landscape : .portrait)
    case .picture(let path): try host.picture().write(to: path.hasPrefix("/") ? path : "\(folder)/\(path)")
    case .quickly(let step): try step.perform(on: host, advance: advance, relativeTo: folder)
    default: changeSurroundings(of: host)
    }
  }

  @MainActor
  private func swipe(_ direction: String, _ place: Place?, on host: ViewHost) throws {
    let way: ViewHost.SwipeDirection =
      switch direction {
      case "up": .up
      case "down": .down
      case "left": .left
      default: .right
      }
    switch place {
    case nil: host.swipe(way)
    case .point(let x, let y)?:
      // A hundred points scroll any list, and open any swipe action.
      let (dx, dy): (Double, Double) =
        switch way {
        case .up: (0, -100)
        case .down: (0, 100)
        case .left: (-100, 0)
        case .right: (100, 0)
        }
      host.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy), duration: 0.15, rest: 0)
    case let place?: try host.swipe(way, on: place.target)
    }
  }

  @MainActor
  private func changeSurroundings(of host: ViewHost) {
    switch self {
    case .style(let isDark): host.set(isDark ? UIUserInterfaceStyle.dark : .light)
    case .textSize(let name): host.set(ScriptStep.category(named: name) ?? .large)
    case .window(let width, let height): host.resize(to: CGSize(width: width, height: height))
    case .fullWindow: host.resize(to: host.device.size)
    case .keyboard(let isHardware): host.hasHardwareKeyboard = isHardware
    case .background: host.enterBackground()
    case .foreground: host.enterForeground()
    case .memoryWarning: host.warnOfMemory()
    default: break
    }
  }
}

extension ScriptStep.Place {
  @MainActor
  package var target: Target {
    switch self {
    case .text(let text): .text(text)
    case .identifier(let name): .identifier(name)
    // A point has no view; whoever asks has handled points.
    case .point(let x, let y): .text("\(x),\(y)")
    }
  }
}
