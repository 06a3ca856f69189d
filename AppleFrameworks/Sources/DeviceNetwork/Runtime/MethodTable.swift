import Foundation

/// The table of a class's methods, by which the Swift runtime finds what a call of a method runs.
///
/// Foundation on Linux gives sessions its own protocols before any that are registered, and tells nobody of tasks that begin: here
/// a class gets methods of a class of ours. `docs/runtime.md` says what is relied upon; each change is checked where it is made.
enum MethodTable {
  /// Has instances of a class, and the class itself, do what another class overrides of a class that both inherit from.
  ///
  /// - Parameters:
  ///   - type: The class that is changed.
  ///   - source: The class with the methods. They must use nothing but what they inherit.
  ///   - plain: A class beside it that overrides nothing: where the two differ stands what is overridden.
  ///   - base: The class that declares the methods.
  /// - Returns: How many methods it got.
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

  /// Where the methods stand that a class is the first to declare, initializers aside, in words from the metadata's address.
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

  /// The linker lets tables be read alone once they are filled in.
  private static func makeWritable(_ word: UnsafeMutablePointer<UInt>) -> Bool {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UInt(bitPattern: word) & ~(size - 1)
    return mprotect(UnsafeMutableRawPointer(bitPattern: page), Int(size), PROT_READ | PROT_WRITE) == 0
  }
}
