import Foundation

/// Data that may go when memory is short, but not while somebody is at it.
///
/// - Source: developer.apple.com/documentation/foundation/nsdiscardablecontent
public protocol NSDiscardableContent: AnyObject {
  /// Somebody wants to use the data; false where it is gone.
  func beginContentAccess() -> Bool
  /// Somebody is done with it.
  func endContentAccess()
  /// Lets the data go where nobody uses it.
  func discardContentIfPossible()
  /// Returns whether the data is gone.
  func isContentDiscarded() -> Bool
}

/// What an error's sentence begins with: what could not be done.
///
/// - Source: developer.apple.com/documentation/foundation/nslocalizedfailureerrorkey
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
