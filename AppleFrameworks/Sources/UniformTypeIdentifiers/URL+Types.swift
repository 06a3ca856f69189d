import Foundation

extension UTType {
  /// Returns the name, with an extension of the type if it has none.
  func completed(_ name: String) -> String {
    let own = (name as NSString).pathExtension
    if !own.isEmpty,
      UTType.types(tag: own, tagClass: .filenameExtension, conformingTo: self).contains(where: { !$0.isDynamic })
    {
      return name
    }
    return preferredFilenameExtension.map { "\(name).\($0)" } ?? name
  }
}

extension URL {
  /// - Source: developer.apple.com/documentation/foundation/url/appendingpathcomponent(_:conformingto:)
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(
      contentType.completed(partialName), isDirectory: contentType.conforms(to: .directory))
  }

  public mutating func appendPathComponent(_ name: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(name, conformingTo: contentType)
  }

  /// - Source: developer.apple.com/documentation/foundation/url/appendingpathextension(for:)
  public func appendingPathExtension(for contentType: UTType) -> URL {
    deletingLastPathComponent().appendingPathComponent(lastPathComponent, conformingTo: contentType)
  }

  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension NSString {
  /// - Source: developer.apple.com/documentation/foundation/nsstring/appendingpathcomponent(_:conformingto:)
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    appendingPathComponent(contentType.completed(partialName))
  }

  public func appendingPathExtension(for contentType: UTType) -> String { contentType.completed(self as String) }
}
