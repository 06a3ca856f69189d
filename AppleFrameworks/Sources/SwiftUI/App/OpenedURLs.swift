import UIKit

/// Tells views of addresses that the app is opened with.
enum OpenedURLs {
  private static let name = Notification.Name("SwiftUI.OpenedURL")

  static func post(_ url: URL) { NotificationCenter.default.post(name: name, object: nil, userInfo: ["url": url]) }

  static func observe(_ action: @escaping (URL) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      if let url = notification.userInfo?["url"] as? URL { action(url) }
    }
  }
}

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
  /// What is done with an address that the app is opened with, while the view is shown.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    applying(OpenURLModifier(action: action))
  }
}
