import CRuntimeSupport
import Foundation

/// An initializer that is not `required`, for calls on a class that is known only at run time.
///
/// Swift creates objects of such a class only with `required` initializers. `UITableViewCell`'s
/// `init(style:reuseIdentifier:)`, for example, can't be required: subclasses would have to write `required` where
/// Apple's write `override`. But it has the same position in the table of methods of each subclass, which contains the
/// subclass's own or inherited implementation.
///
/// `Arguments` are the types of the initializer's arguments.
package struct ClassInitializer<Arguments>: Sendable {
  /// The position in words from the class's metadata.
  private let slot: Int

  /// Finds an initializer.
  ///
  /// - Parameters:
  ///   - type: The class that declares the initializer first. An `override` has the position of the overridden
  ///     initializer.
  ///   - position: The index among the initializers that the class declares first, in the order of the source.
  package init(of type: AnyClass, position: Int = 0) {
    ClassInitializers.require()
    guard let found = Self(untried: type, position: position) else {
      fatalError("\(type) does not declare an initializer number \(position); see ClassInitializer")
    }
    self = found
  }

  init?(untried type: AnyClass, position: Int = 0) {
    guard let slots = ClassDescriptor(of: type)?.initializerSlots, position < slots.count else { return nil }
    slot = slots[position]
  }

  private func call<Object: AnyObject>(
    _ type: Object.Type, _ body: (_ function: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafeMutableRawPointer?
  ) -> Object {
    let metadata = Metadata(of: type)
    // The initializers can't fail, so the object always exists.
    return Unmanaged<Object>.fromOpaque(body(metadata.word(slot)!, metadata.address)!).takeRetainedValue()
  }
}

extension ClassInitializer where Arguments == Void {
  package func make<Object: AnyObject>(_ type: Object.Type) -> Object {
    call(type) { class_call_init($0, $1) }
  }
}

extension ClassInitializer where Arguments == Any {
  package func make<Object: AnyObject>(_ type: Object.Type, _ value: Any) -> Object {
    withUnsafeTemporaryAllocation(of: Any.self, capacity: 1) { memory in
      memory.initializeElement(at: 0, to: value)
      return call(type) { class_call_init_any($0, $1, memory.baseAddress!) }
    }
  }
}

extension ClassInitializer where Arguments == CGRect {
  package func make<Object: AnyObject>(_ type: Object.Type, _ value: CGRect) -> Object {
    call(type) {
      class_call_init_rectangle(
        $0, $1, value.origin.x.native, value.origin.y.native, value.size.width.native, value.size.height.native)
    }
  }
}

extension ClassInitializer where Arguments == String? {
  package func make<Object: AnyObject>(_ type: Object.Type, _ value: String?) -> Object {
    call(type) { class_call_init_string($0, $1, class_call_string(handingOver: value)) }
  }
}

extension ClassInitializer where Arguments == (AnyObject, AnyObject?) {
  package func make<Object: AnyObject>(_ type: Object.Type, _ first: AnyObject, _ second: AnyObject?) -> Object {
    call(type) {
      class_call_init_objects(
        $0, $1, Unmanaged.passRetained(first).toOpaque(), second.map { Unmanaged.passRetained($0).toOpaque() })
    }
  }
}

extension ClassInitializer where Arguments == (String?, AnyObject, AnyObject) {
  package func make<Object: AnyObject>(
    _ type: Object.Type, _ string: String?, _ first: AnyObject, _ second: AnyObject
  ) -> Object {
    let words = class_call_string(handingOver: string).words
    return call(type) {
      class_call_init_words(
        $0, $1, words.0, words.1, UInt64(UInt(bitPattern: Unmanaged.passRetained(first).toOpaque())),
        UInt64(UInt(bitPattern: Unmanaged.passRetained(second).toOpaque())))
    }
  }
}

extension ClassInitializer {
  /// Creates an object with a value of two words, such as an optional object of a protocol, and a string.
  package func make<Object: AnyObject, Value>(_ type: Object.Type, pair value: Value, _ string: String?) -> Object
  where Arguments == (Value, String?) {
    guard MemoryLayout<Value>.size == 16 else { fatalError("\(Value.self) does not have two words") }
    let words = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      // The initializer takes ownership of the memory's content.
      memory.initializeElement(at: 0, to: value)
      return UnsafeRawPointer(memory.baseAddress!).load(as: (UInt64, UInt64).self)
    }
    let text = class_call_string(handingOver: string).words
    return call(type) { class_call_init_words($0, $1, words.0, words.1, text.0, text.1) }
  }

  /// Creates an object with an enumeration without associated values and a string.
  package func make<Object: AnyObject, Kind>(_ type: Object.Type, _ kind: Kind, _ value: String?)
    -> Object
  where Arguments == (Kind, String?) {
    let byte = withUnsafeBytes(of: kind) { bytes in
      guard bytes.count == 1 else { fatalError("\(Kind.self) is not a one-byte enumeration") }
      return bytes[0]
    }
    return call(type) { class_call_init_kind_string($0, $1, byte, class_call_string(handingOver: value)) }
  }
}

extension class_call_string {
  /// Transfers ownership of the string to the receiver.
  fileprivate init(handingOver string: String?) {
    self = withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { memory in
      memory.initializeElement(at: 0, to: string)
      return UnsafeRawPointer(memory.baseAddress!).load(as: class_call_string.self)
    }
  }
}
