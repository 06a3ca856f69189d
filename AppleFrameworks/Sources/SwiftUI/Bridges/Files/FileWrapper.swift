import Foundation

/// A file or a folder in memory.
///
/// Foundation on Linux lacks the class. It is declared here because documents use it.
///
/// - Source: developer.apple.com/documentation/foundation/filewrapper
open class FileWrapper: NSObject {
  private let contents: Data?
  private var children: [String: FileWrapper]?

  /// Options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Files are read at once. They always are.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are not mapped into memory. They never are.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A file replaces an older one only when all of it is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names of written files become the names of their wrappers.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The name under which the wrapper was read or written.
  open var filename: String?
  /// The name under which the wrapper is best stored.
  open var preferredFilename: String?

  /// Creates a file with content.
  public init(regularFileWithContents contents: Data) { self.contents = contents }

  /// Creates a folder with files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = nil
    children = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Reads a file or a folder.
  ///
  /// - Throws: The error of reading it.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      contents = try Data(contentsOf: url)
      super.init()
      (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
      return
    }
    contents = nil
    var found: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
      found[name] = try FileWrapper(url: url.appending(path: name), options: options)
    }
    children = found
    super.init()
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }

  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { children != nil }
  /// Whether the wrapper is a file.
  open var isRegularFile: Bool { contents != nil }
  /// Whether the wrapper is a symbolic link. It never is.
  open var isSymbolicLink: Bool { false }
  /// The content of a file; `nil` for a folder.
  open var regularFileContents: Data? { contents }
  /// The files of a folder by their names; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? { children }

  /// Adds a file to a folder, and returns its name, which differs from the preferred one if that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    precondition(isDirectory, "FileWrapper '\(filename ?? "")' is a file: only a folder has files")
    precondition(child.preferredFilename != nil, "a FileWrapper needs a preferred file name before it is added")
    let wanted = child.preferredFilename ?? ""
    var (name, count) = (wanted, 1)
    while children?[name] != nil {
      name = "\(count)__#$!@%!#__\(wanted)"
      count += 1
    }
    children?[name] = child
    child.filename = name
    return name
  }

  /// Adds a file with content to a folder, and returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, wrapper) in children ?? [:] where wrapper === child { children?[name] = nil }
  }

  /// Writes the file or the folder.
  ///
  /// - Throws: The error of writing it.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let contents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in (children ?? [:]).sorted(by: { $0.key < $1.key }) {
        try child.write(to: url.appending(path: name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
