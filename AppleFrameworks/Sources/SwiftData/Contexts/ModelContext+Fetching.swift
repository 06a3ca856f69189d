extension ModelContext {
  /// Returns the saved and unsaved models that match a descriptor.
  ///
  /// - Throws: An error of the predicate.
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/fetch(_:)
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var models = candidates(T.self, includesPendingChanges: descriptor.includePendingChanges)
    if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { models.sort(by: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset, offset > 0 { models.removeFirst(min(offset, models.count)) }
    if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
    return models
  }

  /// Returns the models that match a descriptor.
  ///
  /// - Throws: ``SwiftDataError/includePendingChangesWithBatchSize`` if the descriptor includes unsaved changes.
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/fetch(_:batchsize:)
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    if descriptor.includePendingChanges, hasChanges { throw SwiftDataError.includePendingChangesWithBatchSize }
    return FetchResultsCollection(elements: try fetch(descriptor))
  }

  /// Returns the number of models that match a descriptor.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/fetchcount(_:)
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the models that match a descriptor.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/fetchidentifiers(_:)
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Returns the identifiers of the models that match a descriptor.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
  }

  /// Calls a closure for each model that matches a descriptor.
  ///
  /// - Parameters:
  ///   - batchSize: The number of models in a batch. All models are always in memory.
  ///   - allowEscapingMutations: Whether the closure may leave unsaved changes. If it may not, unsaved changes stop the
  ///     program.
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext, `enumerate(_:batchSize:…)`
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    let hadChanges = hasChanges
    let models = try self.fetch(fetch)
    for (index, model) in models.enumerated() {
      try block(model)
      let endsBatch = (index + 1) % max(batchSize, 1) == 0 || index + 1 == models.count
      if endsBatch, !allowEscapingMutations, !hadChanges, hasChanges {
        fatalError(
          """
          SwiftData: the block of enumerate(_:batchSize:allowEscapingMutations:block:) leaves unsaved changes, which \
          allowEscapingMutations does not allow; save them in the block
          """)
      }
    }
  }

  /// Returns the models of an entity, in the order of insertion.
  private func candidates<T: PersistentModel>(_ type: T.Type, includesPendingChanges: Bool) -> [T] {
    merge()
    let name = ModelDescription.of(type).name
    guard let store = container.store(of: name) else { return [] }
    var identifiers = store.identifiers(name)
    if includesPendingChanges {
      identifiers += inserted.filter { $0.entityName == name }
      identifiers.sort()
    }
    return identifiers.compactMap { identifier in
      let isGone = deleted.contains(identifier)
      if isGone { return includesPendingChanges ? nil : registered[identifier] as? T }
      return relatedModel(identifier) as? T
    }
  }
}
