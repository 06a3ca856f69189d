// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// - Source: developer.apple.com/documentation/corefoundation/cfrunloop
public typealias CFRunLoop = RunLoop

/// The name of a mode of run loops.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfrunloopmode
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  // Unchecked: strings do not change.
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")
}

public let kCFRunLoopDefaultMode: CFRunLoopMode! = .defaultMode
public let kCFRunLoopCommonModes: CFRunLoopMode! = .commonModes

/// Returns the run loop of the main thread.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfrunloopgetmain()
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Returns the run loop of the current thread.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfrunloopgetcurrent()
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Calls a closure in the next turn of a run loop.
///
/// - Parameter mode: Ignored. All modes are common ones.
/// - Source: developer.apple.com/documentation/corefoundation/cfrunloopperformblock(_:_:_:)
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
  guard let block else { return }
  let work = UncheckedWork(block)
  rl.perform { work.block() }
}

/// Wakes a run loop, which performs its closures without that.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfrunloopwakeup(_:)
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

private struct UncheckedWork: @unchecked Sendable {
  // Unchecked: the run loop calls the closure once, on its own thread.
  let block: () -> Void
  init(_ block: @escaping () -> Void) { self.block = block }
}
