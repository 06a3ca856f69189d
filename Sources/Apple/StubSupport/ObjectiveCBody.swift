import Foundation

/// The bodies of functions in Objective-C, whose headers are known and whose code does not run.
///
/// Each function is recorded once, regardless of the number of calls.
public enum ObjectiveCBody {
  /// Replaces the body of a function without a result.
  public static func run(_ name: StaticString) { note(name) }

  /// Replaces the body of a function with a result: nil, or the default value of the type.
  public static func result<Value>(_ name: StaticString) -> Value {
    note(name)
    return PlainValue.make { "\(name) is written in Objective-C, which does not run here" }
  }

  /// Replaces the body of a function whose header has no nullability. Returns the default value, or nil if none exists.
  public static func resultOrNil<Value>(_ name: StaticString) -> Value? {
    note(name)
    return PlainValue.plain(Value.self)
  }

  /// Replaces the body of a class function that returns a shared object.
  public static func shared<Value>(_ name: StaticString) -> Value {
    note(name)
    let key = "\(name) \(Value.self)"
    if let known = objects.value(of: key) as? Value { return known }
    let made: Value = PlainValue.make { "\(name) is written in Objective-C, which does not run here" }
    return objects.keep(made, for: key) as? Value ?? made
  }

  /// Returns the default value of a type.
  public static func plain<Value>() -> Value { PlainValue.make { "a value of Objective-C is asked for" } }

  /// Returns a structure of C in which all bytes are zero, for initialization.
  public static func zeroed<Value>() -> Value {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    UnsafeMutableRawPointer(memory).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    return memory.move()
  }

  /// Creates an object whose class is isolated to the main actor.
  nonisolated public static func onMain(_ make: @MainActor () -> NSObject) -> Any {
    MainActor.assumeIsolated { Handed(make()) }.object
  }

  /// Unchecked: the value is created and used on the main thread.
  private struct Handed: @unchecked Sendable {
    let object: NSObject
    init(_ object: NSObject) { self.object = object }
  }

  private static func note(_ name: StaticString) {
    guard MissingUses.noteForeign(name) else { return }
    FileHandle.standardError.write(
      Data("note: \(name) is written in Objective-C and does not run here\n".utf8))
  }

  /// The shared objects of the process.
  private static let objects = Objects()

  /// Unchecked: the lock guards the mutable state.
  private final class Objects: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    func value(of key: String) -> Any? { lock.withLock { values[key] } }

    /// Stores an object, unless one is stored for the key.
    ///
    /// - Returns: The object that was stored first.
    func keep(_ value: Any, for key: String) -> Any {
      lock.withLock {
        if let known = values[key] { return known }
        values[key] = value
        return value
      }
    }
  }
}
