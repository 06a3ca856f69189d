import HostServices
import SwiftUI

extension View {
  /// Sets the context of the view to the main context of a container.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/modelcontainer(_:)
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/modelcontext(_:)
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container when the view first appears, and sets the context of the view to its main context.
  ///
  /// - Parameters:
  ///   - inMemory: Whether the models are stored only in memory.
  ///   - isAutosaveEnabled: Whether the context saves automatically.
  ///   - isUndoEnabled: Whether the context has an undo manager.
  ///   - onSetup: A closure that is called with the container or an error.
  /// - Source: developer.apple.com/documentation/swiftui/view, `modelContainer(for:inMemory:…)`
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container when the view first appears, and sets the context of the view to its main context.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        setup: ContainerSetup(
          types: modelTypes, isInMemory: inMemory, autosaves: isAutosaveEnabled, undoes: isUndoEnabled, onSetup: onSetup
        )))
  }
}

/// A modifier that keeps the container of a view.
private struct ContainerModifier: ViewModifier {
  let setup: ContainerSetup
  @State private var holder = ContainerHolder()

  func body(content: Content) -> some View {
    if let container = holder.container(setup) {
      content.environment(\.modelContext, container.mainContext)
    } else {
      content
    }
  }
}

/// An object that opens a container once.
@MainActor
final class ContainerHolder {
  private var result: Result<ModelContainer, any Error>?

  nonisolated init() {}

  func container(_ setup: ContainerSetup) -> ModelContainer? {
    if let result { return try? result.get() }
    let made = Result { try setup.open() }
    result = made
    setup.onSetup(made)
    return try? made.get()
  }
}

/// The parameters for opening a container.
@MainActor
struct ContainerSetup {
  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let autosaves: Bool
  let undoes: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  func open() throws -> ModelContainer {
    let schema = Schema(types)
    do {
      let container = try ModelContainer(
        for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: isInMemory)])
      container.mainContext.autosaveEnabled = autosaves
      if undoes { container.mainContext.undoManager = UndoManager() }
      return container
    } catch {
      HostServices.tellDeveloper(
        "SwiftData: the container of \(types.map { "\($0)" }.joined(separator: ", ")) cannot be opened: \(error)")
      throw error
    }
  }

  /// The key that identifies the container.
  var key: String { types.map { String(reflecting: $0) }.joined(separator: " ") + (isInMemory ? " in memory" : "") }
}
