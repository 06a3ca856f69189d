/// The values of a model, with the state that its context keeps.
final class ModelState {
  let description: ModelDescription
  /// The values in the order of the properties; `nil` before they are set.
  var values: [PropertyValue?]
  weak var model: (any PersistentModel)?
  weak var context: ModelContext?
  var permanentIdentifier: PersistentIdentifier?
  var isDeleted = false
  /// The version of the row from which the values were read.
  var rowVersion = 0
  /// The value that is set without side effects the next time that the property is set.
  var replacement: (index: Int, value: PropertyValue)?

  init(_ description: ModelDescription) {
    self.description = description
    values = Array(repeating: nil, count: description.properties.count)
  }

  var identifier: PersistentIdentifier {
    permanentIdentifier ?? PersistentIdentifier(temporary: self, entity: description.name)
  }

  // MARK: Reading

  private func value(_ index: Int) -> PropertyValue? {
    if let replacement, replacement.index == index { return replacement.value }
    return values[index]
  }

  func attribute<Value>(_ type: Value.Type, at keyPath: AnyKeyPath) -> Value {
    let index = description.index(of: keyPath)
    if case .attribute(let value)? = value(index), let value = value as? Value { return value }
    if let optional = type as? any OptionalType.Type, let none = optional.noValue as? Value { return none }
    missing(index)
  }

  func model<Value: PersistentModel>(_ type: Value.Type, at keyPath: AnyKeyPath) -> Value {
    guard let model = optionalModel(type, at: keyPath) else { missing(description.index(of: keyPath)) }
    return model
  }

  func optionalModel<Value: PersistentModel>(_ type: Value.Type, at keyPath: AnyKeyPath) -> Value? {
    guard case .one(let reference?)? = value(description.index(of: keyPath)) else { return nil }
    return related(reference) as? Value
  }

  func models<Value>(_ type: Value.Type, at keyPath: AnyKeyPath) -> Value {
    guard let collection = type as? any ModelCollection.Type else {
      fatalError("SwiftData: \(keyPath) is no array or set of models")
    }
    var models: [any PersistentModel]?
    if case .many(let references?)? = value(description.index(of: keyPath)) { models = references.compactMap(related) }
    guard let result = collection.init(models: models) as? Value else {
      fatalError("SwiftData: \(keyPath) has the type \(type), which cannot be made of models")
    }
    return result
  }

  private func related(_ reference: ModelReference) -> (any PersistentModel)? {
    switch reference {
    case .object(let model): model
    case .identifier(let identifier): context?.relatedModel(identifier)
    }
  }

  private func missing(_ index: Int) -> Never {
    fatalError(
      """
      SwiftData: \(description.name).\(description.properties[index].name) has no value, and its type \
      \(description.properties[index].valueType) is not optional
      """)
  }

  // MARK: Writing

  /// Sets a value before the model is initialized.
  func initialize(_ value: PropertyValue, at keyPath: AnyKeyPath) { values[description.index(of: keyPath)] = value }

  /// Sets a value of a type that is known only at run time, before the model is initialized.
  func initialize(any value: Any, at keyPath: AnyKeyPath) {
    let index = description.index(of: keyPath)
    values[index] = propertyValue(value, index)
  }

  private func propertyValue(_ value: Any, _ index: Int) -> PropertyValue {
    switch description.properties[index].kind {
    case .attribute: .attribute(value)
    case .toOne: .one((value as? any PersistentModel).map { .object($0) })
    case .toMany: .many(of: value)
    }
  }

  /// Sets a value of a model, with its side effects.
  func set(_ value: PropertyValue, at keyPath: AnyKeyPath, of model: any PersistentModel) {
    let index = description.index(of: keyPath)
    if let replacement, replacement.index == index {
      values[index] = replacement.value
      self.replacement = nil
      return
    }
    if let context, !isDeleted {
      context.set(value, at: index, of: model, self)
      return
    }
    values[index] = value
    // A model that refers to an inserted model is inserted together with it.
    guard context == nil, description.inverse(of: index) != nil else { return }
    for case .object(let target) in value.references {
      if let context = target.state.context { return context.insertModel(model) }
    }
  }

  /// Reads the constants, which have no accessors.
  func readConstants(of model: any PersistentModel) {
    for (index, property) in description.properties.enumerated() where values[index] == nil {
      guard !(property.keyPath.isWritable), let value = readValue(property.keyPath, of: model) else { continue }
      values[index] = propertyValue(value, index)
    }
  }

  private func readValue<M: PersistentModel>(_ keyPath: AnyKeyPath, of model: M) -> Any? {
    (keyPath as? PartialKeyPath<M>).map { model[keyPath: $0] }
  }

  /// Replaces the value of a property without side effects. Observers of the property are notified.
  func replace(_ index: Int, with value: PropertyValue) {
    let property = description.properties[index]
    // Setters read the value first, which is not allowed for a property without a value.
    let hasValue: Bool
    switch value {
    case .one(let reference): hasValue = property.isOptional || reference.flatMap(related) != nil
    default: hasValue = true
    }
    if hasValue, let model {
      replacement = (index, value)
      touch(model, property)
    }
    replacement = nil
    values[index] = value
  }

  /// Sets a property to its current value.
  private func touch<M: PersistentModel>(_ model: M, _ property: ModelProperty) {
    func set<V>(_: V.Type) {
      guard let keyPath = property.keyPath as? ReferenceWritableKeyPath<M, V> else { return }
      let value = model[keyPath: keyPath]
      model[keyPath: keyPath] = value
    }
    _openExistential(property.valueType, do: set)
  }
}

extension AnyKeyPath {
  /// Whether the key path is writable.
  fileprivate var isWritable: Bool { self is any WritablePath }
}

private protocol WritablePath {}
extension ReferenceWritableKeyPath: WritablePath {}
