import UIKit

/// A namespace for functions that pass opened URLs to views.
enum OpenedURLs {
  private static let name = Notification.Name("SwiftUI.OpenedURL")

  @MainActor static func post(_ url: URL) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["url": url])
  }

  static func observe(_ action: @escaping @MainActor (URL) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      guard let url = notification.userInfo?["url"] as? URL else { return }
      // `post` sends it on the main actor.
      MainActor.assumeIsolated { action(url) }
    }
  }
}
