// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The type of `kCFNull`.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfnull
public typealias CFNull = NSNull

/// The value that represents null in collections.
///
/// - Source: developer.apple.com/documentation/corefoundation/kcfnull
public let kCFNull: CFNull! = NSNull()
