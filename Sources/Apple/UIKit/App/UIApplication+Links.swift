import Foundation

// What the app asks other apps to show.

extension UIApplication {
  /// A URL that opens the app's page of the Settings app.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// A URL that opens the app's notifications in the Settings app.
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// Returns whether some app can open a URL: the system's apps, for the web, mail, telephone, messages and settings,
  /// and those that the host says it has.
  public func canOpenURL(_ url: URL) -> Bool { UserInterface.current.links.canOpen(url) }

  /// Has another app open a URL. The host hears of it.
  ///
  /// - Parameters:
  ///   - url: what to open.
  ///   - options: see ``OpenExternalURLOptionsKey``. Default: none.
  ///   - completion: called on a later turn of the main queue, with whether some app opened it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = UserInterface.current.links.open(url, universalOnly: options[.universalLinksOnly] as? Bool == true)
    guard let completion else { return }
    DispatchQueue.main.async { completion(isOpened) }
  }

  /// Has another app open a URL. The host hears of it.
  ///
  /// - Returns: whether some app opened it.
  @available(iOS, deprecated: 10.0, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { UserInterface.current.links.open(url, universalOnly: false) }

  /// Has another app open a URL, and waits until one did.
  ///
  /// - Returns: whether some app opened it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    UserInterface.current.links.open(url, universalOnly: options[.universalLinksOnly] as? Bool == true)
  }
}
