import CoreData

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The managed object context for fetch requests of views. Default: A context without stores.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/managedobjectcontext
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
