import Foundation

/// What the threads of this program beside the one that asks are doing, as Linux tells it (proc_pid_stat(5)).
enum ThreadActivity {
  /// Whether each of them waits for something to happen: work that one thread hands to another has one that runs at
  /// every moment, or that reads a file. Nil where the system does not say.
  ///
  /// - Complexity: O(*n*) in the number of threads, a file of some bytes each.
  static var areWaiting: Bool? {
    // "123/task/124".
    var link = [UInt8](repeating: 0, count: 64)
    let length = link.withUnsafeMutableBytes { readlink("/proc/thread-self", $0.baseAddress!, $0.count) }
    guard length > 0, let threads = opendir("/proc/self/task") else { return nil }
    defer { closedir(threads) }
    let own = link[..<length].split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
    while let entry = readdir(threads) {
      let thread = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if thread == own || thread.hasPrefix(".") { continue }
      // One that is gone runs no more.
      let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = max(read(file, &bytes, bytes.count), 0)
      // The state comes after the program's name, which stands in brackets and may hold some.
      guard let bracket = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), bracket + 2 < count else { continue }
      if [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[bracket + 2]) { return false }
    }
    return true
  }
}
