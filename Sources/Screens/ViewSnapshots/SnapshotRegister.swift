import Foundation
import Synchronization

/// Which snapshots this process has met: two of one name would take turns in one file.
enum SnapshotRegister {
  private struct Seen {
    let site: String
    let content: Int?
  }

  /// The process's own, as files are.
  private static let seen = Mutex<[String: Seen]>([:])

  /// - Parameters:
  ///   - path: the reference's file.
  ///   - site: the line of the test.
  ///   - content: what was written there now; nil where nothing was.
  /// - Returns: what is wrong, in words.
  static func note(_ path: String, site: String, content: Int?) -> String? {
    seen.withLock { seen in
      defer { seen[path] = Seen(site: site, content: content ?? seen[path]?.content) }
      guard let earlier = seen[path] else { return nil }
      if earlier.site != site {
        return
          "two snapshots are called \(path): this one, and that at \(earlier.site); give one of them a name by named:"
      }
      if let content, let before = earlier.content, content != before {
        return "two screens were recorded as \(path) by one line, which runs more than once; tell them apart by named:"
      }
      return nil
    }
  }
}
