/// The style of a bar button item.
package enum BarButtonItemStyle: String, EnumerationValue {
  case plain, bordered, done, prominent
}

/// The `systemItem` of a bar button item.
package enum BarButtonSystemItem: String, EnumerationValue {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
    refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
}

/// The style of a bar.
package enum BarStyle: String, EnumerationValue {
  case `default`, black, blackOpaque, blackTranslucent
}

/// The display mode of a navigation item's large title.
package enum LargeTitleDisplayMode: String, EnumerationValue {
  case automatic, always, never, inline
}

/// The style of a search bar.
package enum SearchBarStyle: String, EnumerationValue {
  case `default`, prominent, minimal
}

/// The positioning of a tab bar's items.
package enum TabBarItemPositioning: String, EnumerationValue {
  case automatic, fill, centered
}

/// The `systemItem` of a tab bar item.
package enum TabBarSystemItem: String, EnumerationValue {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
    mostViewed
}
