import Foundation

/// The name of an exception.
///
/// - Source: developer.apple.com/documentation/foundation/nsexceptionname
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// An exception, which ends the program when it is raised, as in Swift on Apple's systems, where nothing catches it.
///
/// - Source: developer.apple.com/documentation/foundation/nsexception
open class NSException: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: it is immutable, and the values in `userInfo` are the app's.
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Raises the exception, which ends the program.
  open func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "no reason")") }

  /// Raises an exception with a formatted reason, which ends the program.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) -> Never {
    fatalError("\(name.rawValue): \(NSString(format: format, arguments: argList))")
  }

  /// The addresses of the calls that raised the exception. It is empty, because a raised exception ends the program.
  open var callStackReturnAddresses: [NSNumber] { [] }
  open var callStackSymbols: [String] { [] }

  open override var description: String { reason ?? name.rawValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
