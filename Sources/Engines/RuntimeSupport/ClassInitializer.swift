import CRuntimeSupport
import Foundation

/// An initializer that is not `required`, to be called on a class that is known at run time only.
///
/// Swift makes objects of a class held in a variable by `required` initializers only. `UITableViewCell`'s
/// `init(style:reuseIdentifier:)`, for one, can't be that: subclasses would have to write `required` where Apple's want
/// `override`. But it has a place in the table of methods of each subclass, the same in all of them, and there
/// the subclass's own stands, or that which it inherits.
///
/// `Arguments` are the types of the initializer's.
package struct ClassInitializer<Arguments>: Sendable {
  /// In words from the class's metadata.
  private let slot: Int

  /// - Parameters:
  ///   - type: The class that declares the initializer first: one that `override`s has the place of the overridden one.
  ///   - position: Which of those that it declares first, in the order of the source.
  package init(of type: AnyClass, position: Int = 0) {
    ClassInitializers.require()
    guard let found = Self(untried: type, position: position) else {
      fatalError("\(type) declares no initializer number \(position) of its own: see ClassInitializer")
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
    // Initializers that can't fail: there always is an object.
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
  /// For a value of two words, such as an optional object of a protocol, and a string.
  package func make<Object: AnyObject, Value>(_ type: Object.Type, pair value: Value, _ string: String?) -> Object
  where Arguments == (Value, String?) {
    guard MemoryLayout<Value>.size == 16 else { fatalError("\(Value.self) has not two words") }
    let words = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      // The initializer owns what is in the memory.
      memory.initializeElement(at: 0, to: value)
      return UnsafeRawPointer(memory.baseAddress!).load(as: (UInt64, UInt64).self)
    }
    let text = class_call_string(handingOver: string).words
    return call(type) { class_call_init_words($0, $1, words.0, words.1, text.0, text.1) }
  }

  /// For an enum without payloads, and a string.
  package func make<Object: AnyObject, Kind>(_ type: Object.Type, _ kind: Kind, _ value: String?)
    -> Object
  where Arguments == (Kind, String?) {
    let byte = withUnsafeBytes(of: kind) { bytes in
      guard bytes.count == 1 else { fatalError("\(Kind.self) is no enum of one byte") }
      return bytes[0]
    }
    return call(type) { class_call_init_kind_string($0, $1, byte, class_call_string(handingOver: value)) }
  }
}

extension class_call_string {
  /// The one who is given it owns the string.
  fileprivate init(handingOver string: String?) {
    self = withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { memory in
      memory.initializeElement(at: 0, to: string)
      return UnsafeRawPointer(memory.baseAddress!).load(as: class_call_string.self)
    }
  }
}
