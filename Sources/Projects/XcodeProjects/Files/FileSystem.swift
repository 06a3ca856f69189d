import Foundation

/// Functions for the file system that call the system directly. Those of `FileManager` look up the owner and group of
/// every file, and a project contains thousands of files.
package enum FileSystem {
  package enum Kind: Sendable {
    case file
    case folder
    case other
  }

  /// Returns the kind of item at a path, following links, or nil if it does not exist or is not accessible.
  package static func kind(at path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(of: status)
  }

  package static func isFolder(_ path: String) -> Bool { kind(at: path) == .folder }
  package static func isFile(_ path: String) -> Bool { kind(at: path) == .file }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Returns the path with resolved links, or nil if it does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package struct Entry: Sendable {
    package let name: String
    package let kind: Kind
    package let isLink: Bool
  }

  /// Returns the entries of a folder, sorted by name so that the order is the same on every machine.
  package static func entries(of folder: String) throws(XcodeFileError) -> [Entry] {
    guard let directory = opendir(folder) else {
      throw .unreadable(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { closedir(directory) }
    var result: [Entry] = []
    while let item = readdir(directory) {
      let name = withUnsafePointer(to: &item.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      switch Int(item.pointee.d_type) {
      case Int(DT_REG): result.append(Entry(name: name, kind: .file, isLink: false))
      case Int(DT_DIR): result.append(Entry(name: name, kind: .folder, isLink: false))
      default:
        let path = "\(folder)/\(name)"
        guard let kind = kind(at: path) else { continue }
        result.append(Entry(name: name, kind: kind, isLink: isLink(path)))
      }
    }
    return result.sorted { $0.name < $1.name }
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameter limit: The maximum size of the file in bytes.
  /// - Throws: An error for a larger file, and for pipes, devices and folders.
  package static func bytes(of path: String, limit: Int) throws(XcodeFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, kind(of: status) == .file else {
      throw .unreadable(path: path, reason: "it is not a file")
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(path: path, limit: limit) }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = read(descriptor, buffer.baseAddress! + count, size - count)
        if more < 0, errno == EINTR { continue }
        if more < 0 { failure = errno }
        guard more > 0 else { break }
        count += more
      }
    }
    guard failure == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(failure))) }
    return bytes
  }
}
