import CRuntimeSupport
import Foundation

/// Copies of this process, which go on from where it is.
///
/// A copy has one thread, the one that made it. The workers of libdispatch are threads that it believes to have and that are not
/// there, so that its global queues stand still; where the process has no other thread, they are made anew when something is to be
/// done. So a copy is exact if, and only if, the process has one thread.
package enum ProcessCopy {
  /// Whether a copy would do what the process itself does next: no other thread runs. False where the system does not say.
  package static var isExact: Bool { threadCount == 1 }

  /// The number of this process's threads; nil where the system does not say.
  package static var threadCount: Int? {
    guard let folder = opendir("/proc/self/task") else { return nil }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      // Names of threads are numbers; the others are "." and "..".
      if entry.pointee.d_name.0 != CChar(bitPattern: UInt8(ascii: ".")) { count += 1 }
    }
    return count
  }

  /// Makes a copy.
  ///
  /// - Returns: 0 in the copy, its process in the one that called; nil where the system makes none.
  package static func make() -> pid_t? {
    fflush(nil)
    let process = process_fork()
    return process < 0 ? nil : process
  }
}
