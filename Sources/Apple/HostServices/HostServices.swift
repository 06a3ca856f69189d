import Foundation
import QuartzCore
import RuntimeSupport
import UIKit

/// The services of the current host for modules outside this package, such as those in AppleFrameworks/.
public enum HostServices {
  /// Returns the object of a type that a module stores in the host, and creates it on first use. Call it on any thread.
  public static func state<State: AnyObject>(_ make: @autoclosure () -> State) -> State {
    AppHost.current.state(make())
  }

  /// The seconds of the host's clock and its date, or `nil` if the machine's clock is used.
  public static var time: (seconds: Double, date: Date)? { MainQueueLead.now }

  /// The date of the host, or of the machine.
  public static var date: Date { time?.date ?? Date() }

  /// Reports that a view approximates a feature that is unavailable.
  ///
  /// - Parameters:
  ///   - kind: The approximated class, such as "WKWebView".
  ///   - detail: A description of the content on a phone.
  @MainActor
  public static func report(_ view: UIView, standsFor kind: String, detail: String) {
    view.layer.host.userInterface.approximations.report(kind: kind, detail: detail, view: view)
  }

  /// Calls a closure at each change of a recognizer's state. A selector can't name an action here, because the classes
  /// are not a developer's.
  @MainActor
  public static func listen(
    to recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    recognizer.listeners.append { recognizer in MainActor.assumeIsolated { action(recognizer) } }
  }

  /// Calls a closure on the main thread after possible changes of an object's properties. It is called more often than
  /// they change, and must compare the values.
  ///
  /// - Returns: A closure that ends the observation, or `nil` for objects other than views, which don't report changes.
  @MainActor
  public static func observeProperties(
    of object: AnyObject, _ check: @escaping @MainActor () -> Void
  ) -> (@MainActor () -> Void)? {
    (object as? UIView)?.observeProperties(check)
  }

  /// Looks up a property or a method without parameters that a class exposes by name.
  ///
  /// - Returns: A closure that reads it on any thread, or nil if the class exposes nothing by that name.
  public static func value(named name: String, of object: NSObject) -> (() -> Any?)? {
    guard let body = SelectorTable.body(of: Selector(name), for: type(of: object)) else { return nil }
    let plain = unsafeBitCast(body, to: ((AnyObject, [Any?]) -> Any?).self)
    return { plain(object, []) }
  }

  /// Sets a property that a class exposes by name, on any thread. A value of another type stops the program.
  ///
  /// - Returns: False if the class exposes no settable property by that name.
  public static func set(_ value: Any?, named name: String, of object: NSObject) -> Bool {
    let setter = Selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
    guard let body = SelectorTable.body(of: setter, for: type(of: object)) else { return false }
    _ = unsafeBitCast(body, to: ((AnyObject, [Any?]) -> Any?).self)(object, [value])
    return true
  }

  /// Calls a closure for each frame of the screen, beginning with the next one, with the frame's time in seconds.
  ///
  /// - Returns: A closure that ends the calls.
  @MainActor
  public static func eachFrame(_ action: @escaping @MainActor (Double) -> Void) -> @MainActor () -> Void {
    let link = CADisplayLink { link in MainActor.assumeIsolated { action(link.timestamp) } }
    link.add(to: .main, forMode: .common)
    return { link.invalidate() }
  }

  /// Whether code runs on the main queue, where views may be used. It need not be the process's first thread.
  public static var isOnMainQueue: Bool { MainQueue.isCurrent }

  /// Reports a message for the developer.
  public static func tellDeveloper(_ message: String) { Diagnostics.reportFromAnyThread(message) }

  /// Creates an object of a class that is known only at run time, with the first initializer that its base class
  /// declares.
  ///
  /// - Parameters:
  ///   - value: The first argument of the initializer, an object of a protocol, or nil.
  ///   - string: The second argument.
  public static func make<Object: AnyObject, Value>(
    _ type: Object.Type, declaredBy base: AnyClass, _ value: Value, _ string: String?
  ) -> Object {
    ClassInitializer<(Value, String?)>(of: base).make(type, pair: value, string)
  }

  /// Runs a closure without access to other hosts, for tests.
  public static func withOwnHosts<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await HostScope.$ofTask.withValue(HostScope(), operation: body)
  }
}
