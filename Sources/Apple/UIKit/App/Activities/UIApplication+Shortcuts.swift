import Foundation

extension UIApplication {
  /// The entries that the app has put into the menu of its icon, below those of its Info.plist.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/shortcutitems
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { shortcutStorage }
    set { shortcutStorage = newValue }
  }

  /// All entries of the menu: Info.plist's first. A phone shows four.
  package final var allShortcutItems: [UIApplicationShortcutItem] {
    UserInterface.current.launch.manifest.shortcutItems + (shortcutItems ?? [])
  }
}
