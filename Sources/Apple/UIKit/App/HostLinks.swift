import Foundation

/// The URL schemes that other apps of the device open, as far as an app can see them.
@MainActor
package final class HostLinks {
  /// The schemes that the system's apps open.
  private static let schemesOfSystem: Set<String> = [
    "app-settings", "facetime", "facetime-audio", "http", "https", "mailto", "maps", "sms", "tel", "telprompt",
  ]

  /// The schemes that other apps open, in lowercase.
  package var schemesOfOtherApps: Set<String> = []

  /// The listener for opened URLs.
  package var listener: ((URL) -> Void)?

  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return HostLinks.schemesOfSystem.contains(scheme) || schemesOfOtherApps.contains(scheme)
  }

  /// - Parameter universalOnly: Whether only apps with universal links may open it; there are none.
  /// - Returns: Whether an app opens it.
  func open(_ url: URL, universalOnly: Bool) -> Bool {
    guard canOpen(url), !universalOnly || !["http", "https"].contains(url.scheme?.lowercased()) else { return false }
    listener?(url)
    return true
  }
}

extension UserInterface {
  @MainActor package final var links: HostLinks { part { HostLinks() } }
}
