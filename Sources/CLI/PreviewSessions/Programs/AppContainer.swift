import Foundation
import Projects

/// An app's home folder, for as long as its program lives: empty at each start.
///
/// A program makes one by itself where it is given none, and forks a process that removes it. Who starts programs again
/// and again does both for them.
final class AppContainer {
  let path: String

  /// What tells whose a folder is, and that it is nobody's any more.
  private static let prefix = "viewcode-home-"

  /// - Returns: nil where the folder for temporary files takes none.
  init?() {
    let place = AppContainer.temporaryFolder
    AppContainer.removeAbandoned(in: place)
    AppContainer.removesAtEnd
    var template = Array("\(place)/\(AppContainer.prefix)\(getpid())-XXXXXX".utf8CString)
    guard ProcessGroups.unlessEnding({ mkdtemp(&template) != nil }) else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Who ends while a screen is live has no turn to let its folder go: neither at an `exit` nor where a signal
  /// interrupts it.
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

  /// Those that a program of ours which was killed has left.
  private static func removeAbandoned(in place: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let owner = pid_t(owner), owner != getpid(), kill(owner, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
    }
  }
}
