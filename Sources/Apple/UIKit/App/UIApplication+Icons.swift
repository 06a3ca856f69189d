import Foundation

/// The alternate icons of an app.
extension UIApplication {
  /// Whether the app has alternate icons: `CFBundleAlternateIcons` in Info.plist.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/supportsalternateicons
  public final var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }

  /// The name of the current icon; `nil` for the primary one.
  public final var alternateIconName: String? { UserInterface.current.appIcon.name }

  /// Changes the icon; `nil` for the primary one.
  ///
  /// - Parameter completionHandler: A closure that is called on the main queue, with an error if Info.plist has no icon
  ///   of that name.
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

  /// Changes the icon; `nil` for the primary one.
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
