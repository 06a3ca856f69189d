/// The records that describe a type at run time: `docs/ABI/TypeMetadata.rst` of Swift, as a 64-bit system without
/// Objective-C has them.
struct Metadata {
  let address: UnsafeRawPointer

  init(of type: Any.Type) {
    address = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))!
  }

  /// The type at an address that the runtime gave.
  static func type(at address: UnsafeRawPointer) -> Any.Type {
    unsafeBitCast(address, to: Any.Type.self)
  }

  /// A word, counted from the address.
  func word(_ index: Int) -> UnsafeRawPointer? {
    address.load(fromByteOffset: index * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer?.self)
  }

  /// The first word: classes have 0 here, and an address in systems with Objective-C.
  var kind: UInt { address.load(as: UInt.self) }

  static let classKind: UInt = 0
  static let existentialKind: UInt = 0x303
}

extension UnsafeRawPointer {
  /// Where a relative reference at an offset from here points; `nil` for none.
  func target(at offset: Int) -> UnsafeRawPointer? {
    let distance = Int(load(fromByteOffset: offset, as: Int32.self))
    return distance == 0 ? nil : self + offset + distance
  }
}
