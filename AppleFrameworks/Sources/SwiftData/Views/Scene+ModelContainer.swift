import HostServices
import SwiftUI

extension Scene {
  /// Sets the context of the scene to the main context of a container.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/modelcontainer(_:)
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context of the scene.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/modelcontext(_:)
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container, and sets the context of the scene to its main context.
  ///
  /// - Parameters:
  ///   - inMemory: Whether the models are stored only in memory.
  ///   - isAutosaveEnabled: Whether the context saves automatically.
  ///   - isUndoEnabled: Whether the context has an undo manager.
  ///   - onSetup: A closure that is called with the container or an error.
  /// - Source: developer.apple.com/documentation/swiftui/scene, `modelContainer(for:inMemory:…)`
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container, and sets the context of the scene to its main context.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(
      types: modelTypes, isInMemory: inMemory, autosaves: isAutosaveEnabled, undoes: isUndoEnabled, onSetup: onSetup)
    let holder = HostServices.state(SceneContainers()).holder(setup.key)
    return environment(\.modelContext, holder.container(setup)?.mainContext ?? EnvironmentValues().modelContext)
  }
}

/// The containers of an app's scenes, which are kept because bodies of apps are evaluated more than once.
@MainActor
private final class SceneContainers {
  private var holders: [String: ContainerHolder] = [:]

  nonisolated init() {}

  func holder(_ key: String) -> ContainerHolder {
    if let holder = holders[key] { return holder }
    let made = ContainerHolder()
    holders[key] = made
    return made
  }
}
