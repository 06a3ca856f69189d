import Foundation

/// A namespace for functions that validate an object's values before it is saved.
///
/// - Source: developer.apple.com/documentation/coredata (validation error codes)
enum ObjectValidation {
  static func check(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    for attribute in object.entity.propertyLists.attributes where !(attribute is NSDerivedAttributeDescription) {
      guard let value = object.values[attribute.name] else {
        if !attribute.isOptional && !attribute.isTransient {
          errors.append(error(NSValidationMissingMandatoryPropertyError, object, attribute.name, nil))
        }
        continue
      }
      for predicate in attribute.validationPredicates where !predicate.evaluate(with: value) {
        let code =
          attribute.attributeType == .stringAttributeType
          ? NSValidationStringPatternMatchingError : NSValidationNumberTooSmallError
        errors.append(error(code, object, attribute.name, value))
      }
    }
    for relationship in object.entity.propertyLists.relationships {
      let count: Int =
        switch object.values[relationship.name] {
        case let list as RelatedIDs: list.count
        case nil: 0
        default: 1
        }
      if count == 0 {
        if !relationship.isOptional {
          errors.append(error(NSValidationMissingMandatoryPropertyError, object, relationship.name, nil))
        }
      } else if relationship.minCount > 0, count < relationship.minCount {
        errors.append(error(NSValidationRelationshipLacksMinimumCountError, object, relationship.name, count))
      } else if relationship.maxCount > 0, count > relationship.maxCount {
        errors.append(error(NSValidationRelationshipExceedsMaximumCountError, object, relationship.name, count))
      }
    }
    try throwAll(errors)
  }

  static func checkDeletion(of object: NSManagedObject) throws {
    for relationship in object.entity.propertyLists.relationships
    where relationship.deleteRule == .denyDeleteRule {
      let partners = object.objectIDs(forRelationshipNamed: relationship.name)
        .compactMap { object.managedObjectContext?.object(with: $0) }
      if partners.contains(where: { !$0.isDeleted }) {
        throw error(NSValidationRelationshipDeniedDeleteError, object, relationship.name, nil)
      }
    }
  }

  /// Throws one error unchanged, or several in one error with the code 1560.
  static func throwAll(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
      ])
  }

  private static func error(_ code: Int, _ object: NSManagedObject, _ key: String, _ value: Any?) -> NSError {
    var info: [String: Any] = [
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
      NSLocalizedDescriptionKey: description(code, key),
    ]
    if let value { info[NSValidationValueErrorKey] = value }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  private static func description(_ code: Int, _ key: String) -> String {
    switch code {
    case NSValidationMissingMandatoryPropertyError: "\(key) is a required value."
    case NSValidationRelationshipLacksMinimumCountError: "\(key) has too few objects."
    case NSValidationRelationshipExceedsMaximumCountError: "\(key) has too many objects."
    case NSValidationRelationshipDeniedDeleteError: "Items cannot be deleted from \(key)."
    default: "\(key) is not valid."
    }
  }
}
