import Foundation
import UIKit
import ViewHost

extension ScriptStep {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the text size with a short name, such as `AX3`.
  static func category(named name: String) -> UIContentSizeCategory? { categories.first { $0.shortName == name } }

  /// Whether time passes after the step.
  package var isFollowedByPause: Bool {
    if case .quickly = self { false } else { true }
  }

  /// The maximum duration of a pause during transitions of view controllers, in seconds.
  private static let longestTransition = 2.0
  private static let transitionStep = 0.1

  /// Advances the clock after a step, by half a second and the duration of transitions.
  ///
  /// - Parameter advance: A function that advances the clock by seconds, and waits for the app's network work.
  @MainActor
  package static func pause(on host: ViewHost, advance: (Double) -> Void) {
    advance(pause)
    var rest = longestTransition
    while rest > 0, isInTransition(host.window.rootViewController) {
      advance(transitionStep)
      rest -= transitionStep
    }
  }

  @MainActor
  private static func isInTransition(_ controller: UIViewController?) -> Bool {
    guard let controller else { return false }
    if controller.transitionCoordinator != nil || controller.isBeingPresented || controller.isBeingDismissed {
      return true
    }
    return controller.children.contains { isInTransition($0) } || isInTransition(controller.presentedViewController)
  }

  /// Performs the step.
  ///
  /// - Parameters:
  ///   - advance: A function that advances the clock by seconds, and waits for the app's network work.
  ///   - folder: The folder for pictures with relative paths.
  /// - Throws: An error with the reason for which a user could not do it.
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
      // The distance is the same as that of a swipe without a place.
      let (width, height) = (host.device.size.width / 4, host.device.size.height / 4)
      let reach: CGVector =
        switch way {
        case .up: CGVector(dx: 0, dy: -height)
        case .down: CGVector(dx: 0, dy: height)
        case .left: CGVector(dx: -width, dy: 0)
        case .right: CGVector(dx: width, dy: 0)
        }
      host.drag(
        from: CGPoint(x: x - reach.dx, y: y - reach.dy), to: CGPoint(x: x + reach.dx, y: y + reach.dy), duration: 0.15,
        rest: 0)
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
    // A point has no view. Callers handle points themselves.
    case .point(let x, let y): .text("\(x),\(y)")
    }
  }
}
