import CRuntimeSupport
import Foundation

/// Copies of this process, which go on from where it is.
///
/// A copy has one thread, the one that created it. The worker threads of libdispatch do not exist in the copy, although
/// libdispatch counts them, so its global queues stop. If the process has no other threads, libdispatch creates its
/// workers when they are needed. A copy is therefore exact if and only if the process has one thread.
package enum ProcessCopy {
  /// Whether a copy would continue exactly like the process itself: no other thread runs. False if the system does not
  /// provide this information.
  package static var isExact: Bool { threadCount == 1 }

  /// The number of this process's threads; nil if the system does not provide it.
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
  /// - Returns: 0 in the copy, the identifier of the copy in the calling process, or nil if the system can't create
  ///   one.
  package static func make() -> pid_t? {
    fflush(nil)
    let process = process_fork()
    return process < 0 ? nil : process
  }
}
