import Foundation

/// The options of pointer collections.
///
/// - Source: developer.apple.com/documentation/foundation/nspointerfunctions/options
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A strong or weak reference to an object.
struct ObjectReference {
  private weak var weakObject: AnyObject?
  private var strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    if !isWeak { strongObject = object }
  }

  var object: AnyObject? { strongObject ?? weakObject }
}

/// A set of objects with strong or weak references.
///
/// Objects are compared by identity if requested, otherwise with `isEqual`. They are instances of classes even if their
/// type is a protocol, such as in `NSHashTable<any Listener>`. It doesn't require a class here, since only Objective-C
/// protocols are types of objects.
///
/// - Source: developer.apple.com/documentation/foundation/nshashtable
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var references: [ObjectReference] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var isWeak: Bool { options.contains(.weakMemory) }

  private func isSame(_ a: AnyObject?, _ b: AnyObject?) -> Bool {
    if a === b { return true }
    guard !options.contains(.objectPointerPersonality), let a = a as? NSObject, let b else { return false }
    return a.isEqual(b)
  }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.removeAll { $0.object == nil }
    references.append(ObjectReference(object as AnyObject, isWeak: isWeak))
  }

  open func remove(_ object: ObjectType?) {
    references.removeAll { $0.object == nil || isSame($0.object, object as AnyObject?) }
  }

  open func removeAllObjects() { references = [] }
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && references.contains { isSame($0.object, anObject as AnyObject?) }
  }
  open func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first { isSame($0 as AnyObject, object as AnyObject?) }
  }

  /// The objects in the order in which they were added.
  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects. It includes deallocated ones until the next change.
  open var count: Int { references.count }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable<ObjectType>(options: options)
    for object in allObjects { copy.add(object) }
    return copy
  }
}

/// A map from objects to objects with strong or weak references.
///
/// - Source: developer.apple.com/documentation/foundation/nsmaptable
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: ObjectReference, value: ObjectReference)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func isSame(_ a: AnyObject?, _ b: AnyObject?) -> Bool {
    if a === b { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let a = a as? NSObject, let b else { return false }
    return a.isEqual(b)
  }

  private func clean() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { isSame($0.key.object, aKey as AnyObject) }?.value.object as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    entries.append(
      (
        ObjectReference(aKey as AnyObject, isWeak: keyOptions.contains(.weakMemory)),
        ObjectReference(anObject as AnyObject, isWeak: valueOptions.contains(.weakMemory))
      ))
  }

  open func removeObject(forKey aKey: KeyType?) {
    clean()
    entries.removeAll { isSame($0.key.object, aKey as AnyObject?) }
  }

  open func removeAllObjects() { entries = [] }

  /// The number of entries. It includes those of deallocated objects until the next change.
  open var count: Int { entries.count }
  open func keyEnumerator() -> NSEnumerator {
    clean()
    return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    clean()
    return NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      if let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType {
        result[key] = value
      }
    }
    return result
  }
}

/// A collection whose objects can be enumerated.
///
/// - Source: developer.apple.com/documentation/foundation/nsfastenumeration
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSHashTable: NSFastEnumeration {}
