import Foundation
import Synchronization

/// Reports changes of files, by notifications of the system (inotify), and by periodic checks where there are none,
/// such as in folders that are shared with another machine.
package final class FileWatch: Sendable {
  private let snapshot: FileSnapshot
  private let folders: @Sendable () -> [String]
  private let isOver = Mutex(false)

  /// The time without further changes after which a change is reported, in milliseconds, because editors write a file
  /// in several steps.
  private static let quiet: Int32 = 12
  /// The interval of checks without notifications, in milliseconds. It is longer if checks take long.
  private static let pause: Int32 = 1000

  /// - Parameters:
  ///   - snapshot: The snapshot whose changes are taken.
  ///   - folders: Returns the folders to watch. It is called again after each change.
  ///   - changed: A function that receives each change, on a separate thread.
  package init(
    snapshot: FileSnapshot, folders: @escaping @Sendable () -> [String],
    changed: @escaping @Sendable (Set<String>) -> Void
  ) {
    self.snapshot = snapshot
    self.folders = folders
    Thread.detachNewThread { self.run(changed) }
  }

  package func end() { isOver.withLock { $0 = true } }

  private func run(_ changed: (Set<String>) -> Void) {
    let file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    defer { if file >= 0 { close(file) } }
    watch(file)
    var wait = FileWatch.pause
    while !isOver.withLock({ $0 }) {
      if FileWatch.isTold(file, within: wait) {
        while FileWatch.isTold(file, within: FileWatch.quiet) {}
      }
      let start = ContinuousClock.now
      let changes = snapshot.takeChanges()
      let taken = (ContinuousClock.now - start).components
      // Checks take at most a twentieth of the time.
      let milliseconds = Int32(clamping: taken.seconds * 1000 + taken.attoseconds / 1_000_000_000_000_000)
      wait = max(FileWatch.pause, milliseconds.multipliedReportingOverflow(by: 20).partialValue)
      guard !changes.isEmpty else { continue }
      changed(changes)
      // There may be new folders.
      watch(file)
    }
  }

  private func watch(_ file: Int32) {
    guard file >= 0 else { return }
    let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    // Adding a folder again changes nothing. If the system's limit is reached, periodic checks must suffice.
    for folder in FileSnapshot.foldersBelow(folders()) { inotify_add_watch(file, folder, UInt32(events)) }
  }

  /// Returns whether a notification arrived within some milliseconds. Its contents do not matter, because the files are
  /// checked.
  private static func isTold(_ file: Int32, within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, file < 0 ? 0 : 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while read(file, &buffer, buffer.count) > 0 {}
    return true
  }
}
