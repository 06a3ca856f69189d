import Foundation

/// A file, folder or symbolic link in memory.
///
/// - Source: developer.apple.com/documentation/foundation/filewrapper
open class FileWrapper: NSObject {
  /// Options for reading files.
  ///
  /// - Source: developer.apple.com/documentation/foundation/filewrapper/readingoptions
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Read the contents at once, which is always done.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Do not map the contents into memory, which is never done.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Options for writing files.
  ///
  /// - Source: developer.apple.com/documentation/foundation/filewrapper/writingoptions
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Write to a temporary place and move the result.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Set the ``filename`` of each wrapper to its name in the file system.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  /// The name in the file system, or `nil` if the wrapper was not read or written.
  open var filename: String?

  /// The name that a folder uses for the wrapper if no other wrapper has it.
  open var preferredFilename: String?

  /// The attributes that writing sets.
  ///
  /// - Default: empty, or those of the file that was read.
  open var fileAttributes: [String: Any] = [:]

  // MARK: - Creating

  /// Reads a file, a folder with all its contents, or a symbolic link.
  ///
  /// - Throws: The error of the file system.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(try FileWrapper.content(of: url))
    try readNames(of: url)
  }

  /// Creates a folder. The keys are the preferred names of wrappers that have none.
  public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    self.init(.folder([:]))
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// Creates a file.
  public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }

  /// Creates a symbolic link.
  public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  // MARK: - Contents

  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The contents of a file; `nil` for others.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

  /// The wrappers in a folder by their names; `nil` for others.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

  /// The destination of a symbolic link; `nil` for others.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  private func requireFolder(_ method: String) -> [String: FileWrapper] {
    guard case .folder(let children) = content else {
      preconditionFailure("\(method) requires a FileWrapper of a folder, but \(preferredFilename ?? "it") is none.")
    }
    return children
  }

  /// Adds a wrapper with a preferred name to a folder. A wrapper without one, and a wrapper of a file instead of a
  /// folder, stop the program.
  ///
  /// - Returns: The wrapper's name in the folder, which differs from the preferred one if another wrapper has it.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    var children = requireFolder("addFileWrapper(_:)")
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      preconditionFailure("addFileWrapper(_:) requires a child with a preferredFilename.")
    }
    var (key, number) = (preferred, 1)
    while children[key] != nil {
      key = "\(number)__#$!@%!#__\(preferred)"
      number += 1
    }
    children[key] = child
    content = .folder(children)
    return key
  }

  /// Adds a file to a folder.
  ///
  /// - Returns: The file's name in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    content = .folder(requireFolder("removeFileWrapper(_:)").filter { $0.value !== child })
  }

  /// Returns the name of a wrapper in a folder, or `nil` if the folder does not contain it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    requireFolder("keyForChildFileWrapper(_:)").first { $0.value === child }?.key
  }

  // MARK: - Reading and writing

  private static func content(of url: URL) throws -> Content {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink:
      return .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      return .folder(children)
    default: return .file(try Data(contentsOf: url))
    }
  }

  private func readNames(of url: URL) throws {
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  /// Reads the contents again.
  ///
  /// - Throws: The error of the file system. The wrapper does not change then.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try FileWrapper.content(of: url)
    try readNames(of: url)
  }

  /// Writes the contents.
  ///
  /// - Parameter originalContentsURL: The place of the previous contents, which are not used.
  /// - Throws: The error of the file system.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let manager = FileManager.default
    let place =
      options.contains(.atomic)
      ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
    switch content {
    case .file(let data): try data.write(to: place)
    case .link(let destination):
      try manager.createSymbolicLink(atPath: place.path, withDestinationPath: destination.path)
    case .folder(let children):
      try manager.createDirectory(at: place, withIntermediateDirectories: false)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(
          to: place.appendingPathComponent(name), options: options.subtracting(.atomic), originalContentsURL: nil)
      }
    }
    if place != url {
      if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
      try manager.moveItem(at: place, to: url)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Returns whether the contents of a file, or the names in a folder, equal those in the file system.
  open func matchesContents(of url: URL) -> Bool {
    guard let found = try? FileWrapper.content(of: url) else { return false }
    return switch (content, found) {
    case (.file(let own), .file(let other)): own == other
    case (.link(let own), .link(let other)): own.path == other.path
    case (.folder(let own), .folder(let other)): Set(own.keys) == Set(other.keys)
    default: false
    }
  }
}
