import Foundation

/// A file without a name, which is deleted when its last user ends. Unlike a pipe, it accepts any amount of data
/// without a reader.
final class UnnamedFile {
  let number: Int32

  init() throws {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    var template = Array("\(folder)/viewcode-XXXXXX".utf8CString)
    number = mkstemp(&template)
    guard number >= 0 else {
      throw ProcessStartError(program: "a program with output to \(folder)", number: errno)
    }
    // The file is only inherited under the number that it is passed with.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(number) }

  var size: Int {
    var status = stat()
    return fstat(number, &status) == 0 ? Int(status.st_size) : 0
  }

  var data: Data {
    var result = Data(count: size)
    var offset = 0
    while offset < result.count {
      let read = result.withUnsafeMutableBytes {
        pread(number, $0.baseAddress! + offset, $0.count - offset, off_t(offset))
      }
      if read <= 0 { break }
      offset += read
    }
    return result.prefix(offset)
  }

  var text: String { String(decoding: data, as: UTF8.self) }
}
