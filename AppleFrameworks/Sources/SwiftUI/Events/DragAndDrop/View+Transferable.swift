import CoreTransferable
import UIKit

/// A drop delegate that imports values.
nonisolated private struct ValueDropDelegate<T: Transferable>: DropDelegate {
  let isTargeted: (Bool) -> Void
  let action: @MainActor ([T], CGPoint) -> Bool

  @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }
  @MainActor func dropExited(info: DropInfo) { isTargeted(false) }

  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    let (providers, location) = (info.itemProviders(for: T.importedTypes), info.location)
    guard !providers.isEmpty else { return false }
    // Importing takes time, so the system is notified that the drop succeeds before the app is.
    Task { @MainActor in
      var values: [T] = []
      for provider in providers {
        if let value = try? await T.value(from: provider) { values.append(value) }
      }
      if !values.isEmpty { _ = action(values, location) }
    }
    return true
  }
}

extension View {
  /// Allows a value to be dragged from the view.
  ///
  /// - Parameter payload: The value.
  /// - Source: developer.apple.com/documentation/swiftui/view/draggable(_:)
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    onDrag { T.provider(of: payload()) }
  }

  /// Allows a value to be dragged from the view. The preview is that of the system.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag { T.provider(of: payload()) }
  }

  /// Allows values to be dropped on the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that receives the values and the location of the drop in the view, in points. It is called
  ///     when the values are imported. Its result is ignored.
  ///   - isTargeted: A closure that receives whether a drag is over the view.
  /// - Source: developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    nonisolated(unsafe) let action = action
    return onDrop(
      of: T.importedTypes,
      delegate: ValueDropDelegate<T>(isTargeted: isTargeted, action: { action($0, $1) }))
  }
}
