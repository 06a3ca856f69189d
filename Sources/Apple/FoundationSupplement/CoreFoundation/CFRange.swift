// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A range of elements.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfrange
public struct CFRange: Equatable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }

  public init() { self.init(location: 0, length: 0) }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// - Source: developer.apple.com/documentation/corefoundation/cfattributedstring
public typealias CFAttributedString = NSAttributedString
