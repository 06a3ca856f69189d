import Foundation

/// What the threads of this program beside the one that asks are doing, as Linux tells it (proc_pid_stat(5)).
enum OtherThreads {
  /// Whether each of them waits for something to happen: work that one thread hands to another has one that runs at every moment, or that
  /// reads a file. Nil where the system does not say.
  ///
  /// - Complexity: O(*n*) in the number of threads, a file of some bytes each.
  static var areWaiting: Bool? {
    let files = FileManager.default
    guard let own = try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self"),
      let threads = try? files.contentsOfDirectory(atPath: "/proc/self/task")
    else { return nil }
    for thread in threads where !own.hasSuffix("/" + thread) {
      // One that is gone runs no more.
      guard let file = fopen("/proc/self/task/\(thread)/stat", "r") else { continue }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = fread(&bytes, 1, bytes.count, file)
      // The state comes after the program's name, which stands in brackets and may hold some.
      guard let bracket = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), bracket + 2 < count else { continue }
      if [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[bracket + 2]) { return false }
    }
    return true
  }
}
