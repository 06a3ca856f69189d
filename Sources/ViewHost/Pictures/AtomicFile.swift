import Foundation

/// Writes files that are there whole or not at all.
package enum AtomicFile {
  /// Writes bytes beside the file and moves them into its place, making the folder if need be.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw FileWritingError(path: path, reason: reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return error.localizedDescription
  }
}
