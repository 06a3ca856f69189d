import Foundation
import UIKit

public enum RealmCollectionChange<CollectionType> {
  case initial(CollectionType)
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(Error)
}

/// A token that ends an observation.
public class NotificationToken: NSObject {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  public func invalidate() {
    end?()
    end = nil
  }

  deinit { end?() }
}

public struct SortDescriptor {
  public let keyPath: String
  public let ascending: Bool

  public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }
}

/// An ordered collection of a store.
public protocol RealmCollection: RandomAccessCollection, AnyObject where Index == Int {
  var realm: Realm? { get }
  func observe(
    on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken
}

/// The objects that match a query, always up to date.
public final class Results<Element: RealmCollectionValue>: RealmCollection {
  private let store: Store
  private let source: () -> [Element]

  init(_ store: Store, _ source: @escaping () -> [Element]) {
    self.store = store
    self.source = source
  }

  private var elements: [Element] { source() }
  public var realm: Realm? { Realm(store) }
  public var isInvalidated: Bool { false }
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public var count: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  public var first: Element? { elements.first }
  public var last: Element? { elements.last }

  public func index(of object: Element) -> Int? {
    elements.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
  }

  /// Returns the elements that match a predicate.
  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    Results(store) { [source] in
      source().filter { Predicate.holds(predicate, for: $0) }
    }
  }

  public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
    filter(NSPredicate(format: predicateFormat, argumentArray: args))
  }

  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element> {
    Results(store) { [source] in
      source().enumerated().sorted { one, other in
        let result = Store.order(one.element[keyPath: keyPath], other.element[keyPath: keyPath])
        if result == .orderedSame { return one.offset < other.offset }
        return (result == .orderedAscending) == ascending
      }.map(\.element)
    }
  }

  public func sorted(by descriptors: [SortDescriptor]) -> Results<Element> {
    Results(store) { [source] in
      source().enumerated().sorted { one, other in
        for descriptor in descriptors {
          let a = (one.element as? ObjectBase)?.value(at: descriptor.keyPath)
          let b = (other.element as? ObjectBase)?.value(at: descriptor.keyPath)
          let result = Store.order(a, b)
          if result != .orderedSame { return (result == .orderedAscending) == descriptor.ascending }
        }
        return one.offset < other.offset
      }.map(\.element)
    }
  }

  public func distinct(by keyPaths: [String]) -> Results<Element> {
    Results(store) { [source] in
      var known: Set<String> = []
      return source().filter { element in
        known.insert(keyPaths.map { "\((element as? ObjectBase)?.value(at: $0) ?? "")" }.joined(separator: "\0"))
          .inserted
      }
    }
  }

  private func numbers(_ property: String) -> [Double] {
    elements.compactMap { ($0 as? ObjectBase)?.value(at: property).flatMap { Store.number($0) } }
  }

  public func sum<Value: Numeric>(ofProperty property: String) -> Value {
    elements.compactMap { ($0 as? ObjectBase)?.value(at: property) as? Value }.reduce(0, +)
  }

  public func min<Value: Comparable>(ofProperty property: String) -> Value? {
    elements.compactMap { ($0 as? ObjectBase)?.value(at: property) as? Value }.min()
  }

  public func max<Value: Comparable>(ofProperty property: String) -> Value? {
    elements.compactMap { ($0 as? ObjectBase)?.value(at: property) as? Value }.max()
  }

  public func average(ofProperty property: String) -> Double? {
    let values = numbers(property)
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  public func observe(
    on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken { store.observe(self, { [source] in source().map { $0 as Any } }, block) }
}

/// A list of values or objects that belongs to an object.
public final class List<Element: RealmCollectionValue>: RealmCollection, RealmCollectionValue, MutableCollection,
  RangeReplaceableCollection
{
  private var elements: [Element] = []
  weak var store: Store?

  public init() {}

  public var realm: Realm? { store.map { Realm($0) } }
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  public func replaceSubrange<Other: Collection>(_ subrange: Range<Int>, with newElements: Other)
  where Other.Element == Element { elements.replaceSubrange(subrange, with: newElements) }

  public func append(_ object: Element) { elements.append(object) }

  public func append<Objects: Sequence>(objectsIn objects: Objects) where Objects.Element == Element {
    elements.append(contentsOf: objects)
  }

  public func insert(_ object: Element, at index: Int) { elements.insert(object, at: index) }

  @discardableResult
  public func remove(at index: Int) -> Element { elements.remove(at: index) }

  public func removeAll() { elements.removeAll() }

  public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }

  public func index(of object: Element) -> Int? {
    elements.firstIndex { ($0 as AnyObject) === (object as AnyObject) || "\($0)" == "\(object)" }
  }

  public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
    let predicate = NSPredicate(format: predicateFormat, argumentArray: args)
    return Results(store ?? Store()) { [self] in elements.filter { Predicate.holds(predicate, for: $0) } }
  }

  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    Results(store ?? Store()) { [self] in elements }.sorted(byKeyPath: keyPath, ascending: ascending)
  }

  public func observe(
    on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<List<Element>>) -> Void
  ) -> NotificationToken {
    guard let store else { fatalError("Only lists which are managed by a Realm support change notifications") }
    return store.observe(self, { [weak self] in (self?.elements ?? []).map { $0 as Any } }, block)
  }
}

/// Objects that refer to another object with a property.
public struct LinkingObjects<Element: ObjectBase & RealmCollectionValue> {
  public init(fromType type: Element.Type, property propertyName: String) {}
}

enum Predicate {
  static func holds(_ predicate: NSPredicate, for element: Any) -> Bool {
    guard let object = element as? ObjectBase else { return predicate.evaluate(with: element) }
    return predicate.evaluate(with: fields(object, depth: 0))
  }

  /// Returns an object as a dictionary, which predicates read with key paths.
  private static func fields(_ object: ObjectBase, depth: Int) -> [String: Any] {
    guard depth < 3 else { return [:] }
    var result: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children {
        guard let label = child.label else { continue }
        let name = child.value is any PersistedStorage ? String(label.dropFirst()) : label
        guard let value = object.storedValue(name) else { continue }
        if let inner = value as? ObjectBase {
          result[name] = fields(inner, depth: depth + 1)
        } else if let raw = (value as? any RawRepresentable).map({ $0.rawValue as Any }) {
          result[name] = raw
        } else {
          result[name] = value
        }
      }
      mirror = level.superclassMirror
    }
    return result
  }
}
