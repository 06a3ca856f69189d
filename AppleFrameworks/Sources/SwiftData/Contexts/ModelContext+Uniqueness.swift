extension ModelContext {
  /// Merges inserted models with unique values into the earlier models with the same values.
  ///
  /// Each inserted object then shares the values of the earlier model. The attributes and the nonempty relationships
  /// are those of the inserted object.
  func mergeUniqueModels() {
    for identifier in inserted.sorted() {
      guard let model = registered[identifier], inserted.contains(identifier) else { continue }
      let state = model.state
      for constraint in state.description.uniqueness {
        guard let earlier = earlierModel(with: constraint, of: state) else { continue }
        merge(state, into: earlier.state)
        share(earlier.state, with: model)
        break
      }
    }
  }

  /// Returns another model with the same values.
  private func earlierModel(with constraint: [Int], of state: ModelState) -> (any PersistentModel)? {
    guard let store = container.store(of: state.description.name) else { return nil }
    let name = state.description.name
    let others = store.identifiers(name) + inserted.filter { $0.entityName == name && $0 < state.identifier }.sorted()
    return others.lazy.filter { $0 != state.identifier }.compactMap { self.relatedModel($0) }.first { other in
      constraint.allSatisfy { index in
        guard let own = state.values[index], let value = other.state.values[index] else { return false }
        // Models without a value do not conflict.
        if case .attribute(let value) = own, (value as? any OptionalType)?.isNone == true { return false }
        return own.equals(value)
      }
    }
  }

  private func merge(_ state: ModelState, into earlier: ModelState) {
    let identifier = state.identifier
    for (index, property) in state.description.properties.enumerated() {
      guard let value = state.values[index] else { continue }
      if property.kind == .attribute {
        if earlier.values[index]?.equals(value) != true { earlier.replace(index, with: value) }
        continue
      }
      // The related models refer to the earlier model.
      updateInverses(of: state, index, from: value.identifiers, to: [])
      guard !value.identifiers.isEmpty else { continue }
      let old = earlier.values[index]?.identifiers ?? []
      earlier.replace(index, with: value)
      updateInverses(of: earlier, index, from: old, to: value.identifiers)
    }
    inserted.remove(identifier)
    registered[identifier] = nil
    if !inserted.contains(earlier.identifier) { changed.insert(earlier.identifier) }
  }

  private func share<T: PersistentModel>(_ state: ModelState, with model: T) {
    model.persistentBackingData = ModelBackingData(state)
  }
}
