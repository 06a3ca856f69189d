import UIKit

/// A modifier that calls an action for URLs while its view is displayed.
private struct OpenURLModifier: LifecycleModifier {
  let action: (URL) -> Void

  final class Memory {
    var action: (URL) -> Void
    var token: (any NSObjectProtocol)?
    init(action: @escaping (URL) -> Void) { self.action = action }
    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  func makeMemory() -> Memory { Memory(action: action) }
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    memory.token = OpenedURLs.observe { [weak memory] in memory?.action($0) }
  }
  func update(_ memory: inout Memory, _ node: Node, from old: Self) { memory.action = action }
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    if let token = memory.token { NotificationCenter.default.removeObserver(token) }
    memory.token = nil
  }
}

extension View {
  /// Adds an action that is called when the app opens a URL, while the view is displayed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    applying(OpenURLModifier(action: action))
  }
}
