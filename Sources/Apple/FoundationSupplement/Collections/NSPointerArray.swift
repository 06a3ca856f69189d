import Foundation

/// A list of pointers to objects, including `nil`, with strong or weak references.
///
/// - Source: developer.apple.com/documentation/foundation/nspointerarray
open class NSPointerArray: NSObject, @unchecked Sendable {
  // Unchecked: as on Apple's systems, an app uses it on one thread.
  private enum Entry {
    case strong(AnyObject?)
    case weak(WeakObject)

    var object: AnyObject? {
      switch self {
      case .strong(let object): object
      case .weak(let box): box.object
      }
    }
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  /// Creates an empty list. Only the option `.weakMemory` has an effect.
  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of pointers, including `nil`. Setting a larger number adds `nil`.
  open var count: Int {
    get { entries.count }
    set {
      while entries.count < newValue { entries.append(entry(nil)) }
      entries.removeLast(max(0, entries.count - newValue))
    }
  }

  /// The objects, without `nil`.
  open var allObjects: [Any] { entries.compactMap(\.object) }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(index, below: count)
    return entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(index, below: count + 1)
    entries.insert(entry(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(index, below: count)
    entries[index] = entry(item)
  }

  open func removePointer(at index: Int) {
    check(index, below: count)
    entries.remove(at: index)
  }

  /// Removes the pointers that are `nil`.
  open func compact() { entries.removeAll { $0.object == nil } }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return isWeak ? .weak(WeakObject(object: object)) : .strong(object)
  }

  private func check(_ index: Int, below limit: Int) {
    precondition(
      (0..<limit).contains(index), "NSPointerArray: there is no place \(index) in a list of \(count) pointers")
  }
}
