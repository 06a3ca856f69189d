import Foundation

/// Data that can be discarded when memory is low and it isn't in use.
///
/// - Source: developer.apple.com/documentation/foundation/nsdiscardablecontent
public protocol NSDiscardableContent: AnyObject {
  /// Begins access to the data and returns whether it is available.
  func beginContentAccess() -> Bool
  /// Ends access to the data.
  func endContentAccess()
  /// Discards the data if it isn't in use.
  func discardContentIfPossible()
  /// Returns whether the data was discarded.
  func isContentDiscarded() -> Bool
}

/// The key of the beginning of an error's description, the operation that failed.
///
/// - Source: developer.apple.com/documentation/foundation/nslocalizedfailureerrorkey
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
