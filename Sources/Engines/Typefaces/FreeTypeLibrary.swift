internal import CFreeType
import Synchronization

/// The FreeType library of the process.
///
/// Only one thread at a time may use FreeType's objects, so every call goes through `withLock`.
enum FreeTypeLibrary {
  private struct Handle: @unchecked Sendable {
    // Unchecked: the mutex that contains it is the only access.
    let library: FT_Library
  }

  private static let handle: Mutex<Handle> = {
    var library: FT_Library?
    let error = FT_Init_FreeType(&library)
    guard error == 0, let library else {
      fatalError("FreeType cannot be started (error \(error)): the process is out of memory")
    }
    return Mutex(Handle(library: library))
  }()

  static func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (FT_Library) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try handle.withLock { (handle: inout sending Handle) throws(Failure) -> sending Result in
      try body(handle.library)
    }
  }
}
