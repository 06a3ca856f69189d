import Foundation
import ToolSupport

/// The requested part of the screens.
struct ShardRequest {
  /// The number of the part, counted from 1.
  let number: Int
  let count: Int

  var text: String { "\(number)/\(count)" }

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), (1...10_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns the shard in the option, or in the environment variables that Bazel introduced for test runners. The
  /// status file is touched to show that sharding is supported.
  ///
  /// - Source: bazel.build/reference/test-encyclopedia, "Test sharding"
  static func wanted(_ option: String?, environment: [String: String]) throws -> ShardRequest? {
    if let option { return ShardRequest(option) }
    guard let total = environment["TEST_TOTAL_SHARDS"], let index = environment["TEST_SHARD_INDEX"] else { return nil }
    guard let count = Int(total), let number = Int(index), let wish = ShardRequest("\(number + 1)/\(count)") else {
      throw CommandFailure.badShard(index: index, of: total)
    }
    if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
      guard FileManager.default.createFile(atPath: file, contents: nil) else {
        throw CommandFailure.unwritableShardStatus(file)
      }
    }
    return wish
  }
}
