import Foundation
import Synchronization

/// The snapshots of this process. Two snapshots with the same name would overwrite each other's file.
enum SnapshotRegister {
  private struct Seen {
    let site: String
    let content: Int?
  }

  /// The snapshots, which are shared in the process as files are.
  private static let seen = Mutex<[String: Seen]>([:])

  /// Records a snapshot.
  ///
  /// - Parameters:
  ///   - path: The file of the reference.
  ///   - site: The line of the test.
  ///   - content: The hash of the written content, or nil if nothing was written.
  /// - Returns: A description of the problem, or nil.
  static func note(_ path: String, site: String, content: Int?) -> String? {
    seen.withLock { seen in
      defer { seen[path] = Seen(site: site, content: content ?? seen[path]?.content) }
      guard let earlier = seen[path] else { return nil }
      if earlier.site != site {
        return
          "two snapshots have the name \(path): this one and the one at \(earlier.site); "
          + "use named: to rename one of them"
      }
      if let content, let before = earlier.content, content != before {
        return "a line that runs more than once recorded two screens as \(path); use named: to distinguish them"
      }
      return nil
    }
  }
}
