import Foundation

/// The kind of a merge policy.
///
/// - Source: developer.apple.com/documentation/coredata/nsmergepolicytype
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// A policy for saving an object that another context has saved since it was fetched.
///
/// - Source: developer.apple.com/documentation/coredata/nsmergepolicy
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Unchecked: A policy is immutable.
  public final let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The policy with which saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The policy with which the store's values take precedence, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The policy with which the context's changes take precedence, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The policy with which the context's object is saved unchanged.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The policy with which the context's changes of the object are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback

/// A conflict of an object that was changed both in a context and in the store.
///
/// - Source: developer.apple.com/documentation/coredata/nsmergeconflict
open class NSMergeConflict: NSObject {
  public final let sourceObject: NSManagedObject
  public final let newVersionNumber: Int
  public final let oldVersionNumber: Int
  public final let objectSnapshot: [String: Any]?
  public final let cachedSnapshot: [String: Any]?
  public final let persistedSnapshot: [String: Any]?

  init(_ object: NSManagedObject, old: Int, new: Int, persisted: [String: Any]?) {
    sourceObject = object
    newVersionNumber = new
    oldVersionNumber = old
    objectSnapshot = object.committedValues(forKeys: nil)
    cachedSnapshot = persisted
    persistedSnapshot = persisted
  }
}
