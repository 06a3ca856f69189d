import Foundation

/// A possible result of a fetch request: a managed object, its identifier, a dictionary or a number.
///
/// The protocol is a marker, so `NSFetchRequest<any NSFetchRequestResult>` has the same layout as a request for
/// any class. Requests and controllers are converted to it, as the lightweight generics of Objective-C allow.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequestresult
@_marker public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of results of a fetch request.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequestresulttype
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
