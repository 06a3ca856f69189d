import HostServices
import SwiftUI

extension View {
  /// Sets the context of the view to the main one of a container.
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

  /// Opens a container when the view appears first, and sets the context of the view to its main one.
  ///
  /// - Parameters:
  ///   - inMemory: Whether nothing is written.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has an undo manager.
  ///   - onSetup: Called with the container, or with the reason why there is none.
  /// - Source: developer.apple.com/documentation/swiftui/view, `modelContainer(for:inMemory:…)`
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container when the view appears first, and sets the context of the view to its main one.
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

/// Keeps the container of a view.
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

/// A container that is opened once.
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

/// How a container is opened.
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

  /// Tells containers apart.
  var key: String { types.map { String(reflecting: $0) }.joined(separator: " ") + (isInMemory ? " in memory" : "") }
}
