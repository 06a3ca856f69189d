/// A growing array of trivial values without bounds checks or uniqueness checks. Its address is constant between
/// appends.
///
/// The owner releases it. Copies share the memory, so only one may grow.
struct Buffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count &-= 1
    return (base + count).move()
  }

  /// Appends `additional` copies of `element`.
  mutating func append(repeating element: Element, count additional: Int) {
    if count + additional > capacity { grow(to: count + additional) }
    (base + count).initialize(repeating: element, count: additional)
    count += additional
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  mutating func removeFirst(_ number: Int) {
    count -= number
    base.update(from: base + number, count: count)
  }

  @inline(never)
  private mutating func grow(to least: Int) {
    capacity = Swift.max(capacity * 2, least)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }

  func copy() -> Buffer {
    var copy = Buffer(capacity: Swift.max(count, 1))
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }

  func deallocate() { base.deallocate() }
}
