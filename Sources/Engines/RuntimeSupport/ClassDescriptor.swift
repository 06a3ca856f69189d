/// The compiler's descriptor of a class, which is read here for the positions of methods in the table of a class or
/// subclass.
///
/// Classes that are generic, or whose layout is known only at run time, are not supported.
struct ClassDescriptor {
  private let address: UnsafeRawPointer
  private let flags: UInt32

  /// Returns `nil` if the class does not have the expected form.
  init?(of type: AnyClass) {
    let metadata = Metadata(of: type)
    guard MemoryLayout<Int>.size == 8, metadata.kind == Metadata.classKind,
      let address = metadata.word(5)
    else { return nil }
    self.address = address
    flags = address.load(as: UInt32.self)
    let isClass = flags & 0x1f == 16
    let isGeneric = flags & 0x80 != 0
    guard isClass, !isGeneric else { return nil }
  }

  /// The name of the class without that of the module.
  var name: String? { address.target(at: 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } }

  /// The positions of the initializers that this class declares first, in the order of the source, in words from the
  /// metadata's address. `nil` if the class has no table.
  var initializerSlots: [Int]? {
    let kindFlags = flags >> 16
    let hasInitialization = kindFlags & 0x3 != 0
    let hasResilientSuperclass = kindFlags & 0x2000 != 0
    let hasTable = kindFlags & 0x8000 != 0
    guard hasTable, !hasInitialization, !hasResilientSuperclass else { return nil }
    let header = address + 44
    let first = Int(header.load(as: UInt32.self))
    let count = Int(header.load(fromByteOffset: 4, as: UInt32.self))
    // No class has more, so the value is not a count.
    guard first > 0, count < 10_000 else { return nil }
    return (0..<count).filter { index in
      let method = header.load(fromByteOffset: 8 + index * 8, as: UInt32.self)
      let isInitializer = method & 0xf == 1
      let isOfInstance = method & 0x10 != 0
      return isInitializer && !isOfInstance
    }.map { first + $0 }
  }
}
