/// A value that lives elsewhere, read and written from here.
///
/// - Source: developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  let location: Location<Value>
  /// The transaction that changes through this binding have.
  public var transaction = Transaction()

  init(location: Location<Value>) {
    self.location = location
  }

  /// A binding of two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get) { value, _ in set(value) }
  }

  /// A binding of two functions, of which the second gets the change's transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// A value that does not change when it is written.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// Creates a binding from another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to the same value as an optional; writing `nil` through it changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(
      location: FunctionLocation(get: { location.get() }) { value, transaction in
        if let value { location.set(value, transaction: transaction) }
      })
  }

  /// A binding to an optional's value; `nil` where there is none.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.location.get() else { return nil }
    let location = base.location
    self.init(
      location: FunctionLocation(
        get: {
          if let value = location.get() { last = value }
          return last
        }, set: { location.set($0, transaction: $1) }))
  }

  /// A binding to the same value, as it can be looked up in sets and dictionaries.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    let location = base.location
    self.init(
      location: FunctionLocation(get: { AnyHashable(location.get()) }) { value, transaction in
        guard let value = value.base as? V else {
          fatalError("Binding<AnyHashable>: a \(type(of: value.base)) was written where \(V.self) is bound")
        }
        location.set(value, transaction: transaction)
      })
  }

  /// The value. Setting it uses the transaction of the binding.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(location: location.projected(keyPath))
    part.transaction = transaction
    return part
  }

  /// The same binding, with a transaction for what is changed through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  /// The same binding, with changes animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// The iterator over bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Parts of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The positions of the collection.
  public typealias Index = Value.Index
  /// The positions of the collection, in order.
  public typealias Indices = Value.Indices
  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions, in order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the next position.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Moves a position to the next one.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to an element. One whose place is gone answers with what it had last.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let location = location
    var last = location.get()[position]
    return Binding<Value.Element>(
      location: FunctionLocation(
        get: {
          let all = location.get()
          if all.indices.contains(position) { last = all[position] }
          return last
        },
        set: { value, transaction in
          var all = location.get()
          guard all.indices.contains(position) else { return }
          all[position] = value
          location.set(all, transaction: transaction)
        }))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  /// Moves a position to the one before.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
