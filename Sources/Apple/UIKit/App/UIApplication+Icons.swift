import Foundation

/// Icons that an app can choose among.
extension UIApplication {
  /// Whether the app has other icons: whether Info.plist has `CFBundleAlternateIcons`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/supportsalternateicons
  public final var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }

  /// The name of the icon that is shown; `nil` for the app's first one.
  public final var alternateIconName: String? { UserInterface.current.appIcon.name }

  /// Shows another icon, or the app's first one for `nil`.
  ///
  /// - Parameter completionHandler: runs on the main queue, with an error where Info.plist has no icon of that name.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let isKnown = alternateIconName.map { alternateIcons.contains($0) } ?? true
    if isKnown { UserInterface.current.appIcon.name = alternateIconName }
    let error: NSError? =
      isKnown
      ? nil
      : NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.fileNoSuchFile.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Info.plist has no alternate icon '\(alternateIconName ?? "")'"])
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(error) } }
  }

  /// Shows another icon, or the app's first one for `nil`.
  public final func setAlternateIconName(_ alternateIconName: String?) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      setAlternateIconName(alternateIconName) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  private var alternateIcons: Set<String> {
    let icons = Bundle.main.infoDictionary?["CFBundleIcons"] as? [String: Any]
    return Set((icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]).keys)
  }
}

@MainActor
final class AppIcon {
  var name: String?
}

extension UserInterface {
  @MainActor fileprivate final var appIcon: AppIcon { part { AppIcon() } }
}
