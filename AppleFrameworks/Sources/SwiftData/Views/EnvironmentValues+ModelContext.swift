import HostServices
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// A context without classes.
  static var defaultValue: ModelContext { HostServices.state(EmptyContext()).context }
}

/// The context of views without a container, one for each host.
private final class EmptyContext {
  let context: ModelContext

  init() {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    do {
      context = ModelContext(
        try ModelContainer(for: Schema([any PersistentModel.Type]()), configurations: [configuration]))
    } catch {
      fatalError("SwiftData: a store in memory without classes cannot be opened: \(error)")
    }
  }
}

extension EnvironmentValues {
  /// The context for views. Default: A context without classes, which inserts no models.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/modelcontext
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
