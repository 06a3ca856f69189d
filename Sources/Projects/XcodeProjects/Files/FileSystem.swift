import Foundation

/// What is asked of the file system. Straight calls of the system: those of `FileManager` look up owners and groups for every file, and
/// a project asks for thousands.
package enum FileSystem {
  package enum Kind: Sendable {
    case file
    case folder
    case other
  }

  /// What lies at a path, following links; nil where nothing does, or where it may not be asked.
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

  /// The path without links, or nil where nothing lies there.
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

  /// What lies in a folder, sorted by name, so that every machine sees the same order.
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

  /// The bytes of a file.
  ///
  /// - Parameter limit: How many bytes such a file has at most; a pipe, a device or a folder is no file.
  package static func bytes(of path: String, limit: Int) throws(XcodeFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, kind(of: status) == .file else {
      throw .unreadable(path: path, reason: "it is no file")
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
