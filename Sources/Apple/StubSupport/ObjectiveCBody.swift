import Foundation

/// The bodies of functions that are written in Objective-C: their headers are known, their code does not run here.
///
/// Each function is noted once, however often it is called.
public enum ObjectiveCBody {
  /// The body of a function that gives nothing.
  public static func run(_ name: StaticString) { note(name) }

  /// The body of a function that gives something: nil, or the plainest value of the type.
  public static func result<Value>(_ name: StaticString) -> Value {
    note(name)
    return PlainValue.make { "\(name) is written in Objective-C, which does not run here" }
  }

  /// The body of a function whose header does not say whether it gives nil: the plainest value, or nil where there is none.
  public static func resultOrNil<Value>(_ name: StaticString) -> Value? {
    note(name)
    return PlainValue.plain(Value.self)
  }

  /// The body of a class function that gives one object for all callers.
  public static func shared<Value>(_ name: StaticString) -> Value {
    note(name)
    let key = "\(name) \(Value.self)"
    if let known = objects.value(of: key) as? Value { return known }
    let made: Value = PlainValue.make { "\(name) is written in Objective-C, which does not run here" }
    return objects.keep(made, for: key) as? Value ?? made
  }

  /// The plainest value of a type.
  public static func plain<Value>() -> Value { PlainValue.make { "a value of Objective-C is asked for" } }

  /// A field of a structure in C before it is set: zeros.
  public static func zeroed<Value>() -> Value {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    UnsafeMutableRawPointer(memory).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    return memory.move()
  }

  /// Makes an object whose class belongs to the main actor.
  nonisolated public static func onMain(_ make: @MainActor () -> NSObject) -> Any {
    MainActor.assumeIsolated { Handed(make()) }.object
  }

  /// Unchecked: it is made and used on the main thread.
  private struct Handed: @unchecked Sendable {
    let object: NSObject
    init(_ object: NSObject) { self.object = object }
  }

  private static func note(_ name: StaticString) {
    guard MissingUses.noteForeign(name) else { return }
    FileHandle.standardError.write(
      Data("note: \(name) is written in Objective-C and does not run here\n".utf8))
  }

  /// One for the process, as the objects are.
  private static let objects = Objects()

  /// Unchecked: its lock guards what changes.
  private final class Objects: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    func value(of key: String) -> Any? { lock.withLock { values[key] } }

    /// - Returns: the object that was kept first.
    func keep(_ value: Any, for key: String) -> Any {
      lock.withLock {
        if let known = values[key] { return known }
        values[key] = value
        return value
      }
    }
  }
}
