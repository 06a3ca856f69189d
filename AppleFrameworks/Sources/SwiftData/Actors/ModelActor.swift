/// An actor that has its own context. `@ModelActor` adds this conformance.
///
/// - Source: developer.apple.com/documentation/swiftdata/modelactor
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the actor, which is that of its context.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("SwiftData: the executor of \(Self.self) is not serial")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier; `nil` if it has another class or does not exist.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.relatedModel(id) as? T
  }
}
