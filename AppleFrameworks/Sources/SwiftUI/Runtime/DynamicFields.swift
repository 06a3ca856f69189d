/// The dynamic properties of a type and, recursively, of its properties. They are found once for each type.
struct DynamicFields {
  struct Field {
    /// The offset of the property in the value, in bytes.
    let offset: Int
    /// A closure that connects the property at an address to its slot in a node.
    let connect: @MainActor (UnsafeMutableRawPointer, PropertyStore, Int) -> Void
  }

  let fields: [Field]
  var isEmpty: Bool { fields.isEmpty }

  private static let cache = TypeCache<DynamicFields>()

  static func of(_ type: Any.Type) -> DynamicFields {
    cache.value(for: type) {
      var fields: [Field] = []
      collect(type, at: 0, into: &fields)
      return DynamicFields(fields: fields)
    }
  }

  /// Collects the dynamic properties. Inner properties come first, so that they are connected when `update()` is
  /// called.
  private static func collect(_ type: Any.Type, at offset: Int, into fields: inout [Field]) {
    for property in StoredProperty.all(of: type) {
      let place = offset + property.offset
      guard let dynamic = property.type as? any DynamicProperty.Type else {
        if type is any DynamicHolder.Type { collect(property.type, at: place, into: &fields) }
        continue
      }
      if let connectable = dynamic as? any ConnectableProperty.Type {
        fields.append(Field(offset: place, connect: connecting(connectable)))
      } else {
        collect(property.type, at: place, into: &fields)
        fields.append(Field(offset: place, connect: updating(dynamic)))
      }
    }
  }

  private static func connecting<P: ConnectableProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, PropertyStore, Int) -> Void {
    { $0.assumingMemoryBound(to: P.self).pointee.connect(to: $1, slot: $2) }
  }

  private static func updating<P: DynamicProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, PropertyStore, Int) -> Void {
    { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
  }

  /// Connects all dynamic properties of a value to a store.
  @MainActor
  func connect<Value>(_ value: inout Value, to store: PropertyStore) {
    guard !isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (slot, field) in fields.enumerated() { field.connect(base + field.offset, store, slot) }
    }
  }
}
