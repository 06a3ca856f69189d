import Foundation

/// The possible results of a fetch request: managed objects, their identifiers, dictionaries and numbers.
///
/// A marker, so that `NSFetchRequest<any NSFetchRequestResult>` is laid out as a request for any class is: requests and controllers are
/// seen as such, as Objective-C's lightweight generics allow it.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequestresult
@_marker public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kind of results of a fetch request.
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
