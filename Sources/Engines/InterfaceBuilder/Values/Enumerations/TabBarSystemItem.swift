/// The `systemItem` of a tab bar item.
package enum TabBarSystemItem: String, EnumerationValue {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
    maxViewed
}
