import Foundation
import FoundationGaps

/// The options of fetching objects from the photo library.
///
/// - Source: developer.apple.com/documentation/photokit/phfetchoptions
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The maximum number of results; 0 for no limit.
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }
}

/// The results of a fetch, which are empty.
///
/// - Source: developer.apple.com/documentation/photokit/phfetchresult
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration, @unchecked Sendable {
  // Unchecked: The results are empty and immutable.
  public override init() { super.init() }

  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { fatalError("PHFetchResult: index \(index) of an empty result") }
  open subscript(idx: Int) -> ObjectType { object(at: idx) }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }

  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A change of the photo library. There are no changes.
///
/// - Source: developer.apple.com/documentation/photokit/phchange
open class PHChange: NSObject {
  override init() { super.init() }

  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// - Source: developer.apple.com/documentation/photokit/phobjectchangedetails
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  override init() { super.init() }
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
}

/// - Source: developer.apple.com/documentation/photokit/phfetchresultchangedetails
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  override init() { super.init() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedObjects: [ObjectType] { [] }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
