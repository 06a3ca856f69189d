import Foundation
@_spi(Host) import FoundationSupplement

extension NSManagedObject {
  /// Returns the value of a property that is declared with `@NSManaged`. Rewritten sources call this method.
  @_spi(Host)
  public final func managedValue<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    let kept = values[key]
    if let kept, !(kept is NSManagedObjectID), !(kept is RelatedIDs) {
      if let value = AttributeValue.converted(kept, to: type) { return value }
    }
    if let value = AttributeValue.converted(value(forKey: key), to: type) { return value }
    if entity.propertiesByName[key] == nil {
      fatalError("\(Swift.type(of: self)): the entity \(entity.name ?? "") has no property '\(key)'")
    }
    if let empty = EmptyValue.of(type) { return empty }
    fatalError("\(Swift.type(of: self)).\(key) is \(value(forKey: key) ?? "nil"), which is not a \(type)")
  }

  /// Sets the value of a property that is declared with `@NSManaged`. Rewritten sources call this method.
  @_spi(Host)
  public final func setManagedValue<Value>(_ key: String, _ value: Value) {
    guard let some = NSSortDescriptor.value(at: "self", of: value) else { return setValue(nil, forKey: key) }
    if entity.attributesByName[key]?.attributeType != .transformableAttributeType,
      let raw = some as? any RawRepresentable, !(some is NSObject)
    {
      return setValue(raw.rawValue, forKey: key)
    }
    setValue(some, forKey: key)
  }
}

/// The default values of non-optional properties for rows without a value.
enum EmptyValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is String.Type: "" as? Value
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is Data.Type: Data() as? Value
    case is NSNumber.Type: NSNumber(value: 0) as? Value
    case is NSSet.Type: NSSet() as? Value
    case is NSOrderedSet.Type: NSOrderedSet() as? Value
    case is UUID.Type: UUID(uuid: zeros) as? Value
    case let list as any ExpressibleByArrayLiteral.Type: empty(list) as? Value
    case let list as any ExpressibleByDictionaryLiteral.Type: empty(list) as? Value
    default: nil
    }
  }

  private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any { [] as List }
  private static func empty<List: ExpressibleByDictionaryLiteral>(_ type: List.Type) -> Any { [:] as List }
  private static let zeros: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}
