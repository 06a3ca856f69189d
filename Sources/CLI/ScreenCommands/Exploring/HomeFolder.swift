import Foundation

/// The app's home folder of a worker. Copies of the process share it, so each trial restores the state of its screen.
struct HomeFolder {
  let url: URL

  /// The folders that every app's home has; see the program's `main`.
  private static let made = ["Documents", "Library", "Library/Caches", "Library/Preferences", "tmp"]

  /// Whether the folder contains nothing that an app has written.
  private var isAsMade: Bool {
    guard let all = FileManager.default.enumerator(atPath: url.path(percentEncoded: false)) else { return false }
    var count = 0
    for case let path as String in all {
      guard HomeFolder.made.contains(path) else { return false }
      count += 1
    }
    return count == HomeFolder.made.count
  }

  /// Copies the contents to a folder.
  ///
  /// - Returns: Whether there was anything to copy.
  func save(to folder: URL) -> Bool {
    if isAsMade { return false }
    try? FileManager.default.removeItem(at: folder)
    return (try? FileManager.default.copyItem(at: url, to: folder)) != nil
  }

  /// Restores the contents.
  ///
  /// - Parameter folder: The folder with the contents, or nil for an empty home folder.
  func restore(from folder: URL?) {
    if folder == nil, isAsMade { return }
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? [] {
      try? files.removeItem(at: url.appending(path: name))
    }
    if let folder {
      for name in (try? files.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? [] {
        try? files.copyItem(at: folder.appending(path: name), to: url.appending(path: name))
      }
    }
    for name in HomeFolder.made {
      try? files.createDirectory(
        at: url.appending(path: name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }
}
