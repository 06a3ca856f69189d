import Foundation

// Foundation on Linux has these methods for itself only. An extension's methods cannot be overridden: a formatter of an
// app is called where the app calls it, and not by Foundation.

extension Formatter {
  /// Stores the object that a text represents: a number or a date for the formatters of these.
  ///
  /// - Parameters:
  ///   - obj: The memory for the object. The object that it contains is not released, as with a pointer from
  ///     Objective-C.
  ///   - error: The memory for a description of the failure.
  /// - Returns: Whether the text represents an object. Other formatters return `false`.
  /// - Source: developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let object = object(from: string) else {
      error?.initialize(to: "The value “\(string)” is invalid." as NSString)
      return false
    }
    obj?.initialize(to: object)
    return true
  }

  fileprivate func object(from string: String) -> AnyObject? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: string)
    case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
    case let formatter as ISO8601DateFormatter: formatter.date(from: string).map { $0 as NSDate }
    default: nil
    }
  }

  fileprivate func store(
    _ string: String, in obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ range: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let object = object(from: string) else {
      throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "The value “\(string)” is invalid."])
    }
    obj?.initialize(to: object)
    range?.pointee = NSRange(location: 0, length: (string as NSString).length)
  }
}

extension NumberFormatter {
  /// Stores the number that a text represents, and the range of the text that was used.
  ///
  /// - Throws: `CocoaError.formatting` if the text is not a number.
  /// - Source: developer.apple.com/documentation/foundation/numberformatter/getobjectvalue(_:for:range:)
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try store(string, in: obj, rangep)
  }
}

extension DateFormatter {
  /// Stores the date that a text represents, and the range of the text that was used.
  ///
  /// - Throws: `CocoaError.formatting` if the text is not a date.
  /// - Source: developer.apple.com/documentation/foundation/dateformatter/getobjectvalue(_:for:range:)
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try store(string, in: obj, rangep)
  }
}
