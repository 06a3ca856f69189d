/// The records that describe a type at run time, as in Swift's `docs/ABI/TypeMetadata.rst` for 64-bit systems without
/// Objective-C.
struct Metadata {
  let address: UnsafeRawPointer

  init(of type: Any.Type) {
    address = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))!
  }

  /// Returns the type at an address that the runtime provided.
  static func type(at address: UnsafeRawPointer) -> Any.Type {
    unsafeBitCast(address, to: Any.Type.self)
  }

  /// Returns the word at an index from the address.
  func word(_ index: Int) -> UnsafeRawPointer? {
    address.load(fromByteOffset: index * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer?.self)
  }

  /// The first word. It is 0 for classes, and an address in systems with Objective-C.
  var kind: UInt { address.load(as: UInt.self) }

  static let classKind: UInt = 0
  static let existentialKind: UInt = 0x303
}

extension UnsafeRawPointer {
  /// Returns the target of a relative reference at an offset, or `nil` if there is none.
  func target(at offset: Int) -> UnsafeRawPointer? {
    let distance = Int(load(fromByteOffset: offset, as: Int32.self))
    return distance == 0 ? nil : self + offset + distance
  }
}
