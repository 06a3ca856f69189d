import Foundation

// The URLs that the app opens in other apps.

extension UIApplication {
  /// The URL of the app's page in the Settings app.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The URL of the app's notifications in the Settings app.
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// Returns whether an app can open a URL: one of the system's apps, for the web, mail, phone, messages and settings,
  /// or one that the host provides.
  public func canOpenURL(_ url: URL) -> Bool { UserInterface.current.links.canOpen(url) }

  /// Opens a URL in another app. The host is notified.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: See ``OpenExternalURLOptionsKey``. Default: none.
  ///   - completion: A closure that is called in a later turn of the main queue, with whether an app opened the URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = UserInterface.current.links.open(url, universalOnly: options[.universalLinksOnly] as? Bool == true)
    guard let completion else { return }
    DispatchQueue.main.async { completion(isOpened) }
  }

  /// Opens a URL in another app. The host is notified.
  ///
  /// - Returns: Whether an app opened it.
  @available(iOS, deprecated: 10.0, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { UserInterface.current.links.open(url, universalOnly: false) }

  /// Opens a URL in another app and waits for the result.
  ///
  /// - Returns: Whether an app opened it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    UserInterface.current.links.open(url, universalOnly: options[.universalLinksOnly] as? Bool == true)
  }
}
