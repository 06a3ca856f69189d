import Glibc

/// The bytes of a file, which is mapped for reading during the lifetime of the object, or a copy of given bytes.
///
/// Unchecked: the bytes are only read.
final class MappedFile: @unchecked Sendable {
  // The value is constant after initialization, so it is safe to share.
  let bytes: UnsafeRawBufferPointer

  init(path: String) throws(FontError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    let count = Int(status.st_size)
    guard count > 0 else {
      throw .malformed(path: path, reason: "it is empty")
    }
    guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    bytes = UnsafeRawBufferPointer(start: address, count: count)
  }

  /// Copies bytes that are not in a file.
  ///
  /// - Parameter name: A name for errors.
  init(copying source: UnsafeRawBufferPointer, name: String) throws(FontError) {
    guard source.count > 0 else {
      throw .malformed(path: name, reason: "it is empty")
    }
    let access = PROT_READ | PROT_WRITE
    guard let address = mmap(nil, source.count, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), address != MAP_FAILED
    else {
      throw .unreadable(path: name, reason: String(cString: strerror(errno)))
    }
    UnsafeMutableRawBufferPointer(start: address, count: source.count).copyMemory(from: source)
    bytes = UnsafeRawBufferPointer(start: address, count: source.count)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
