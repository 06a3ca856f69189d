import Foundation
import Projects

/// An app's home folder, which exists as long as its program and is empty at each start.
///
/// Without a home folder, a program creates one itself and forks a process that removes it. Code that starts programs
/// repeatedly does both for them.
final class AppContainer {
  let path: String

  /// The prefix of the folders' names, which the number of the owning process follows.
  private static let prefix = "viewcode-home-"

  /// Creates a folder, or returns nil if the folder for temporary files is not writable.
  init?() {
    let place = AppContainer.temporaryFolder
    AppContainer.removeAbandoned(in: place)
    AppContainer.removesAtEnd
    var template = Array("\(place)/\(AppContainer.prefix)\(getpid())-XXXXXX".utf8CString)
    guard ProcessGroups.unlessEnding({ mkdtemp(&template) != nil }) else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The registration of handlers that remove the folders when the process ends while a screen is live. Neither `exit`
  /// nor a signal gives the owner of a folder the chance to remove it.
  private static let removesAtEnd: Void = {
    atexit {
      ProcessGroups.beginNothingMore()
      AppContainer.removeOwn()
    }
    ProcessGroups.atInterruption(
      run: ["/bin/sh", "-c", "rm -rf \"$0\"*", "\(temporaryFolder)/\(prefix)\(getpid())-"])
  }()

  private static func removeOwn() {
    let place = temporaryFolder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    where name.hasPrefix("\(prefix)\(getpid())-") {
      try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
    }
  }

  private static var temporaryFolder: String {
    let path = NSTemporaryDirectory()
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Removes folders of killed programs.
  private static func removeAbandoned(in place: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let owner = pid_t(owner), owner != getpid(), kill(owner, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
    }
  }
}
