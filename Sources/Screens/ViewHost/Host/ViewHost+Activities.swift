import Foundation
import UIKit

// The entry points of an app other than its icon: the icon's menu and activities that the user continues.

extension ViewHost {
  /// The titles in the menu of the app's icon: the entries in Info.plist and those that the app added.
  public var shortcutTitles: [String] { run { UIApplication.shared.allShortcutItems.map(\.localizedTitle) } }

  /// Chooses an entry of the menu of the app's icon while the app is running.
  ///
  /// - Parameter title: The title of the entry.
  /// - Returns: Whether the app handled the entry.
  /// - Throws: A ``MenuError`` if there is no such entry.
  @discardableResult
  public func chooseShortcut(_ title: String) throws(MenuError) -> Bool {
    let items = run { UIApplication.shared.allShortcutItems }
    guard let item = items.first(where: { $0.localizedTitle == title }) else {
      throw MenuError(title: title, titles: items.map(\.localizedTitle), isDisabled: false)
    }
    return run {
      let isDone = ContinuedActivity.choose(item)
      update()
      return isDone
    }
  }

  /// The current activity that another device could continue: that of the first responder or of the front-most
  /// controller, updated; `nil` if there is none.
  public var userActivity: NSUserActivity? { run { ContinuedActivity.current(in: window) } }

  /// Continues an activity in the app.
  ///
  /// - Returns: Whether the app handles it.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool {
    run {
      let isTaken = ContinuedActivity.hand(activity)
      update()
      return isTaken
    }
  }

  /// The files outside of the app that the user can open in document pickers.
  ///
  /// - Default: none.
  public var documents: [URL] {
    get { host.userInterface.documents.files }
    set { host.userInterface.documents.files = newValue }
  }

  /// The files that the user exported from the app.
  public var exportedDocuments: [URL] { host.userInterface.documents.exported }
}
