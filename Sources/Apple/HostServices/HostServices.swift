import Foundation
import QuartzCore
import RuntimeSupport
import UIKit

/// What modules outside this package, such as Apple's beside UIKit (AppleFrameworks/), need of the host whose code
/// runs.
public enum HostServices {
  /// What a module keeps for the host, one object of each type; made when it is first asked for. By any thread.
  public static func state<State: AnyObject>(_ make: @autoclosure () -> State) -> State {
    AppHost.current.state(make())
  }

  /// Seconds of the host's clock, and its date; `nil` where the machine's clock rules.
  public static var time: (seconds: Double, date: Date)? { MainQueueLead.now }

  /// The date of the host, or else of the machine.
  public static var date: Date { time?.date ?? Date() }

  /// Says that a view stands for something that cannot be here.
  ///
  /// - Parameters:
  ///   - kind: the class that is approximated, such as "WKWebView".
  ///   - detail: what a phone would show, in words.
  @MainActor
  public static func report(_ view: UIView, standsFor kind: String, detail: String) {
    view.layer.host.userInterface.approximations.report(kind: kind, detail: detail, view: view)
  }

  /// Calls a function at each change of a recognizer's state. Here no action can be named by a selector, as no class is
  /// a developer's.
  @MainActor
  public static func listen(
    to recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    recognizer.listeners.append { recognizer in MainActor.assumeIsolated { action(recognizer) } }
  }

  /// Has a function called whenever properties of an object may have changed, on the main thread. It is called more
  /// often than they change, and has to look for itself.
  ///
  /// - Returns: ends it; `nil` where such an object doesn't tell of its changes: all but views.
  @MainActor
  public static func observeProperties(
    of object: AnyObject, _ check: @escaping @MainActor () -> Void
  ) -> (@MainActor () -> Void)? {
    (object as? UIView)?.observeProperties(check)
  }

  /// Reads what a class exposes by a name: a property, or a method without arguments.
  ///
  /// - Returns: reads it, on any thread; nil where the class exposes nothing by that name.
  public static func value(named name: String, of object: NSObject) -> (() -> Any?)? {
    guard let body = SelectorTable.body(of: Selector(name), for: type(of: object)) else { return nil }
    let plain = unsafeBitCast(body, to: ((AnyObject, [Any?]) -> Any?).self)
    return { plain(object, []) }
  }

  /// Sets a property that a class exposes by a name, on any thread. A value of another type stops the program.
  ///
  /// - Returns: false where the class exposes no such property that can be set.
  public static func set(_ value: Any?, named name: String, of object: NSObject) -> Bool {
    let setter = Selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
    guard let body = SelectorTable.body(of: setter, for: type(of: object)) else { return false }
    _ = unsafeBitCast(body, to: ((AnyObject, [Any?]) -> Any?).self)(object, [value])
    return true
  }

  /// Has a function called for each frame of the screen, from the next one on, with the frame's time in seconds.
  ///
  /// - Returns: ends it.
  @MainActor
  public static func eachFrame(_ action: @escaping @MainActor (Double) -> Void) -> @MainActor () -> Void {
    let link = CADisplayLink { link in MainActor.assumeIsolated { action(link.timestamp) } }
    link.add(to: .main, forMode: .common)
    return { link.invalidate() }
  }

  /// Whether code runs where views may be used: on the main queue, which need not be the process's first thread.
  public static var isOnMainQueue: Bool { MainQueue.isCurrent }

  /// Says what a developer should know.
  public static func tellDeveloper(_ message: String) { Diagnostics.reportFromAnyThread(message) }

  /// Creates an object of a class that is known at run time only, by the first initializer that its base class declares.
  ///
  /// - Parameters:
  ///   - value: the initializer's first argument, an object of a protocol, or nil.
  ///   - string: its second argument.
  public static func make<Object: AnyObject, Value>(
    _ type: Object.Type, declaredBy base: AnyClass, _ value: Value, _ string: String?
  ) -> Object {
    ClassInitializer<(Value, String?)>(of: base).make(type, pair: value, string)
  }

  /// Runs something that finds nothing of other hosts, for tests.
  public static func withOwnHosts<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await HostScope.$ofTask.withValue(HostScope(), operation: body)
  }
}
