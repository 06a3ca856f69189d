import Foundation

/// A description of a relationship of an entity, which refers to objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsrelationshipdescription
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The inverse relationship.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 0 for no limit.
  open var maxCount = 0
  /// The minimum number of objects if there are any.
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the relationship can refer to several objects.
  open var isToMany: Bool { maxCount != 1 }
  /// Whether the related objects are ordered.
  open var isOrdered = false

  var destinationName: String?
  var inverseName: String?

  override var versionText: String {
    "\(super.versionText)|\(destinationEntity?.name ?? "")|\(inverseRelationship?.name ?? "")|\(isToMany)|\(isOrdered)"
  }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    copy.destinationName = destinationName ?? destinationEntity?.name
    copy.inverseName = inverseName ?? inverseRelationship?.name
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    return copy
  }
}
