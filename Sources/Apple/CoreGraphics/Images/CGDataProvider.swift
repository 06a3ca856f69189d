import Foundation

/// A provider of bytes, from which images are created.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Hashable {
  let bytes: Data
  private let release: (() -> Void)?

  init(bytes: Data) {
    self.bytes = bytes
    release = nil
  }

  /// Creates a provider with the bytes of a data object.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
    release = nil
  }

  /// Creates a provider with the bytes of a file, which is read immediately.
  ///
  /// - Returns: The provider; `nil` if the file can't be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
    release = nil
  }

  /// Creates a provider with the bytes of a file, which is read immediately.
  ///
  /// - Returns: The provider; `nil` if the file can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: String(cString: filename))) else { return nil }
    self.init(bytes: bytes)
  }

  /// Creates a provider with memory that the caller owns.
  ///
  /// - Parameters:
  ///   - info: A pointer for `releaseData`.
  ///   - releaseData: A callback that is called once when the bytes aren't needed any more.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size, deallocator: .none)
    release = { releaseData(info, data, size) }
  }

  deinit { release?() }

  /// The bytes, which are copied only on write.
  public var data: CFData? { NSData(data: bytes) }

  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A callback that releases the bytes of a provider.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataproviderreleasedatacallback
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
