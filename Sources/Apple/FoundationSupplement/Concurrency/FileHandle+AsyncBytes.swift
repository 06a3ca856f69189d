import Foundation

extension FileHandle {
  /// The bytes from the current offset to the end of the file.
  ///
  /// - Source: developer.apple.com/documentation/foundation/filehandle/bytes
  public var bytes: AsyncBytes { AsyncBytes(self) }

  /// The bytes of a file, which are read in chunks.
  ///
  /// - Source: developer.apple.com/documentation/foundation/filehandle/asyncbytes
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    private let file: FileHandle

    fileprivate init(_ file: FileHandle) { self.file = file }

    public func makeAsyncIterator() -> Iterator { Iterator(FileBytes { file }) }

    public struct Iterator: AsyncIteratorProtocol {
      private var bytes: FileBytes

      fileprivate init(_ bytes: FileBytes) { self.bytes = bytes }

      public mutating func next() async throws -> UInt8? { try bytes.next() }
    }
  }
}

extension URL {
  /// The bytes of a file. URLs with other schemes throw an error, since `URLSession` loads them.
  ///
  /// - Source: developer.apple.com/documentation/foundation/url/resourcebytes
  public var resourceBytes: AsyncBytes { AsyncBytes(self) }

  /// The lines of a UTF-8 file.
  ///
  /// - Source: developer.apple.com/documentation/foundation/url/lines
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

  /// The bytes at a URL.
  ///
  /// - Source: developer.apple.com/documentation/foundation/url/asyncbytes
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    private let url: URL

    fileprivate init(_ url: URL) { self.url = url }

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        FileBytes { [url] in
          guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
          return try FileHandle(forReadingFrom: url)
        })
    }

    public struct Iterator: AsyncIteratorProtocol {
      private var bytes: FileBytes

      fileprivate init(_ bytes: FileBytes) { self.bytes = bytes }

      public mutating func next() async throws -> UInt8? { try bytes.next() }
    }
  }
}

/// The bytes of a file, which is opened for the first one.
private struct FileBytes {
  private let open: () throws -> FileHandle
  private var file: FileHandle?
  private var piece = Data()
  private var place = 0

  init(_ open: @escaping () throws -> FileHandle) { self.open = open }

  mutating func next() throws -> UInt8? {
    if place == piece.count {
      let file = try file ?? open()
      self.file = file
      piece = try file.read(upToCount: 1 << 14) ?? Data()
      place = 0
      if piece.isEmpty { return nil }
    }
    defer { place += 1 }
    return piece[piece.startIndex + place]
  }
}
