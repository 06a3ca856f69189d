/// A property wrapper that reads and writes a value that is stored elsewhere.
///
/// Unchecked: The location ensures the thread safety of its value.
///
/// - Source: developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  let location: Location<Value>
  /// The transaction of changes that are made with this binding.
  public var transaction = Transaction()

  init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get) { value, _ in set(value) }
  }

  /// Creates a binding from closures that read and write the value. The second closure receives the transaction of the
  /// change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// Returns a binding to a constant. Writing its value has no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// Creates a binding from another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to the same value as an optional. Writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(
      location: FunctionLocation(get: { location.get() }) { value, transaction in
        if let value { location.set(value, transaction: transaction) }
      })
  }

  /// Creates a binding to the value of an optional. Returns `nil` if the optional is `nil`.
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

  /// Creates a binding to the same value as an `AnyHashable`. Writing a value of another type stops the program.
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

  /// The binding.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(location: location.projected(keyPath))
    part.transaction = transaction
    return part
  }

  /// Returns the binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  /// Returns the binding with an animation for its changes; `nil` for no animation.
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
  /// The type of the bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// The type of the iterator over bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of slices of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of indices.
  public typealias Index = Value.Index
  /// The type of the collection of indices.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices, in order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the next index.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Replaces an index with the next one.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at an index. If the index becomes invalid, the binding keeps the last value, and writing
  /// has no effect.
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
  /// Returns the previous index.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  /// Replaces an index with the previous one.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
