import Foundation
import HostServices
import QuartzCore
import UIKit

/// A source that compares a property of UIKit or Foundation whenever it may have changed.
///
/// Views report their changes immediately. Other objects of Foundation and UIKit do not report changes, so they
/// are compared ten times per second of the host's time.
final class PropertySource {
  private var stop: (() -> Void)?

  /// Whether the property is compared. Properties of other classes are not, because they call
  /// `willChangeValue(forKey:)`.
  private(set) var isRunning = false

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - key: The key; `nil` for a property with an unknown name.
  ///   - check: A closure that compares the property.
  init(of object: NSObject, _ key: String?, _ check: @escaping () -> Void) {
    let type = type(of: object)
    guard let apple = AppleClass.above(type) else { return }
    if let key {
      if KeyValueProperties.isDynamic(key, type) { return }
      // The property belongs to a project's class.
      if apple.class != type, KeyedTables.property(key, of: type) == nil, !(object is UserDefaults) { return }
    }
    nonisolated(unsafe) let check = check
    if HostServices.isOnMainQueue {
      nonisolated(unsafe) let object = object
      let end = MainActor.assumeIsolated { Self.listen(to: object, check) }
      if let end {
        isRunning = true
        stop = { Self.onMain(end) }
        return
      }
    }
    guard ["UIKit", "Foundation", "FoundationNetworking"].contains(apple.module) else { return }
    isRunning = true
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in check() }
    RunLoop.main.add(timer, forMode: .common)
    stop = { timer.invalidate() }
  }

  func end() {
    stop?()
    stop = nil
    isRunning = false
  }

  @MainActor
  private static func listen(to object: NSObject, _ check: @escaping () -> Void) -> (@MainActor () -> Void)? {
    if let recognizer = object as? UIGestureRecognizer {
      let isOn = Switch()
      HostServices.listen(to: recognizer) { _ in if isOn.isOn { check() } }
      return { isOn.isOn = false }
    }
    let view = (object as? UIView) ?? (object as? CALayer)?.delegate as? UIView
    nonisolated(unsafe) let check = check
    return view.flatMap { HostServices.observeProperties(of: $0) { check() } }
  }

  @MainActor
  private final class Switch {
    var isOn = true
  }

  private static func onMain(_ end: @escaping @MainActor () -> Void) {
    if HostServices.isOnMainQueue {
      MainActor.assumeIsolated(end)
    } else {
      Task { @MainActor in end() }
    }
  }
}
