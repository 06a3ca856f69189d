import Foundation

/// Hands out bytes, as images are made from.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Hashable {
  let bytes: Data
  private let release: (() -> Void)?

  init(bytes: Data) {
    self.bytes = bytes
    release = nil
  }

  /// Creates a provider of the bytes of a data object.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
    release = nil
  }

  /// Creates a provider of the bytes of a file, which is read at once.
  ///
  /// - Returns: Nil where the file can't be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
    release = nil
  }

  /// Creates a provider of the bytes of a file, which is read at once.
  ///
  /// - Returns: Nil where the file can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: String(cString: filename))) else { return nil }
    self.init(bytes: bytes)
  }

  /// Creates a provider of memory that the caller keeps alive.
  ///
  /// - Parameters:
  ///   - info: Handed to `releaseData`.
  ///   - releaseData: Called once nobody needs the bytes any more.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size, deallocator: .none)
    release = { releaseData(info, data, size) }
  }

  deinit { release?() }

  /// All the bytes. Not a copy as long as nobody writes to it.
  public var data: CFData? { NSData(data: bytes) }

  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Is told that the bytes of a provider are no longer needed.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataproviderreleasedatacallback
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
