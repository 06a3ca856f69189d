import Foundation

/// A namespace for functions that change the method table of a class, with which the Swift runtime dispatches method
/// calls.
///
/// Foundation on Linux uses its own protocols in sessions before registered ones, and does not report the start of
/// tasks. For that reason, methods of its classes are replaced. `docs/runtime.md` lists the assumptions. Each change is
/// verified.
enum MethodTable {
  /// Replaces methods of a class, for instances and the class itself, with the methods that another class overrides.
  ///
  /// - Parameters:
  ///   - type: The class to change.
  ///   - source: The class with the methods. They may use only inherited members.
  ///   - plain: A class with the same superclass that overrides no methods. The differences between both classes are
  ///     the overridden methods.
  ///   - base: The class that declares the methods.
  /// - Returns: The number of replaced methods.
  static func give(_ type: AnyClass, methodsOf source: AnyClass, beside plain: AnyClass, declaredBy base: AnyClass)
    -> Int
  {
    guard let slots = slots(of: base) else { return 0 }
    let (target, given, plain) = (words(of: type), words(of: source), words(of: plain))
    var count = 0
    for slot in slots where given[slot] != plain[slot] {
      guard makeWritable(target + slot) else { continue }
      target[slot] = given[slot]
      count += 1
    }
    return count
  }

  private static func words(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }

  /// Returns the positions of the methods that a class declares first, except initializers, in words from the
  /// metadata's address.
  ///
  /// - Source: the class descriptor of Swift's ABI, include/swift/ABI/Metadata.h of the compiler
  private static func slots(of base: AnyClass) -> [Int]? {
    guard MemoryLayout<Int>.size == 8, let descriptor = UnsafeRawPointer(bitPattern: words(of: base)[5]) else {
      return nil
    }
    let flags = descriptor.load(as: UInt32.self)
    let isClass = flags & 0x1f == 16
    let isGeneric = flags & 0x80 != 0
    let hasInitialization = flags >> 16 & 0x3 != 0
    let hasResilientSuperclass = flags >> 16 & 0x2000 != 0
    let hasTable = flags >> 16 & 0x8000 != 0
    guard isClass, hasTable, !isGeneric, !hasInitialization, !hasResilientSuperclass else { return nil }
    let first = Int(descriptor.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 48, as: UInt32.self))
    guard first > 0, count < 10_000 else { return nil }
    return (0..<count).filter { index in
      let isInitializer = descriptor.load(fromByteOffset: 52 + index * 8, as: UInt32.self) & 0xf == 1
      return !isInitializer
    }.map { first + $0 }
  }

  /// Makes a word of a table writable, because the linker makes tables read-only after they are initialized.
  private static func makeWritable(_ word: UnsafeMutablePointer<UInt>) -> Bool {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UInt(bitPattern: word) & ~(size - 1)
    return mprotect(UnsafeMutableRawPointer(bitPattern: page), Int(size), PROT_READ | PROT_WRITE) == 0
  }
}
