/// The `systemItem` of a bar button item.
package enum BarButtonSystemItem: String, EnumerationValue {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
    refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
}
