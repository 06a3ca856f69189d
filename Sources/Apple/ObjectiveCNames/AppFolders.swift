import Foundation

/// The app's folders for which `FileManager` has functions only on iOS. Rewritten sources call these functions.
@_spi(Host)
extension FileManager {
  public func appFolderURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    guard directory == .libraryDirectory, domainMask.contains(.userDomainMask) else {
      return urls(for: directory, in: domainMask)
    }
    return [.libraryDirectory]
  }

  public func appFolderURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, domain == .userDomainMask else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    let library = URL.libraryDirectory
    if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }
}

@_spi(Host)
public func appFolderPaths(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
  guard directory == .libraryDirectory, domainMask.contains(.userDomainMask) else {
    return NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
  }
  return [expandTilde ? URL.libraryDirectory.path : "~/Library"]
}
