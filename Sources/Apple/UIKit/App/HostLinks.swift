import Foundation

/// The other apps of the device, as far as an app can see them: who opens what kind of URL.
@MainActor
package final class HostLinks {
  /// What the system's own apps open.
  private static let schemesOfSystem: Set<String> = [
    "app-settings", "facetime", "facetime-audio", "http", "https", "mailto", "maps", "sms", "tel", "telprompt",
  ]

  /// What other apps open, in small letters.
  package var schemesOfOtherApps: Set<String> = []

  /// Who hears of what is opened.
  package var listener: ((URL) -> Void)?

  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return HostLinks.schemesOfSystem.contains(scheme) || schemesOfOtherApps.contains(scheme)
  }

  /// - Parameter universalOnly: only apps that own web pages may; there are none.
  /// - Returns: whether some app opens it.
  func open(_ url: URL, universalOnly: Bool) -> Bool {
    guard canOpen(url), !universalOnly || !["http", "https"].contains(url.scheme?.lowercased()) else { return false }
    listener?(url)
    return true
  }
}

extension UserInterface {
  @MainActor package final var links: HostLinks { part { HostLinks() } }
}
