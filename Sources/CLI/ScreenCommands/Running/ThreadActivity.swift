import Foundation

/// The state of this program's threads, except for the calling one, as Linux reports it (proc_pid_stat(5)).
enum ThreadActivity {
  /// Whether all threads wait for events. While work is passed between threads, at least one thread runs or reads a
  /// file. The value is nil if the system does not report the states.
  ///
  /// - Complexity: O(*n*) in the number of threads, with a small file for each.
  static var areWaiting: Bool? {
    // The link has the form "123/task/124".
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
      // A thread that has ended does not run.
      let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = max(read(file, &bytes, bytes.count), 0)
      // The state follows the program's name, which is in parentheses and may contain some.
      guard let bracket = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), bracket + 2 < count else { continue }
      if [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[bracket + 2]) { return false }
    }
    return true
  }
}
