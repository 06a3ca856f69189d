import Foundation

/// A relationship of an entity: a reference to objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsrelationshipdescription
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects at the other end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The largest number of objects; 0 for any number.
  open var maxCount = 0
  /// The least number of objects, where there is one at all.
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether it may lead to several objects.
  open var isToMany: Bool { maxCount != 1 }
  /// Whether its objects have an order.
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
