import Foundation
import UIKit

// What leads into an app beside its icon: the icon's menu, and activities that the user goes on with.

extension ViewHost {
  /// The titles of the menu of the app's icon: Info.plist's entries, and those that the app has set.
  public var shortcutTitles: [String] { run { UIApplication.shared.allShortcutItems.map(\.localizedTitle) } }

  /// Chooses an entry of the menu of the app's icon, while the app runs.
  ///
  /// - Parameter title: the entry's.
  /// - Returns: whether the app says that it did what the entry is for.
  /// - Throws: ``MenuError`` where there is no such entry.
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

  /// What the user does, as it would be taken to another device: the activity of the first responder, or of the controller in
  /// front, brought up to date; `nil` where there is none.
  public var userActivity: NSUserActivity? { run { ContinuedActivity.current(in: window) } }

  /// Has the app go on with an activity.
  ///
  /// - Returns: whether the app takes it.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool {
    run {
      let isTaken = ContinuedActivity.hand(activity)
      update()
      return isTaken
    }
  }

  /// The files outside of the app that its user can open: what document pickers show.
  ///
  /// - Default: none.
  public var documents: [URL] {
    get { host.userInterface.documents.files }
    set { host.userInterface.documents.files = newValue }
  }

  /// What the app has had its user put outside of the app.
  public var exportedDocuments: [URL] { host.userInterface.documents.exported }
}
