import Foundation

/// A description of an attribute of an entity, which contains a value.
///
/// - Source: developer.apple.com/documentation/coredata/nsattributedescription
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The attribute type, in the form for Swift.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The name of the class of the values. Default: The class of the type.
  open var attributeValueClassName: String? {
    get { valueClassName ?? standardClassName }
    set { valueClassName = newValue }
  }
  private var valueClassName: String?
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the transformer that converts a transformable value to data. Default: Secure coding.
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false

  private var standardClassName: String? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .objectIDAttributeType: "NSManagedObjectID"
    case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: nil
    }
  }

  override var versionText: String { "\(super.versionText)|\(attributeType.rawValue)|\(valueTransformerName ?? "")" }

  override func makeCopy() -> NSPropertyDescription { fill(NSAttributeDescription()) }

  func fill(_ copy: NSAttributeDescription) -> NSAttributeDescription {
    copy.attributeType = attributeType
    copy.valueClassName = valueClassName
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    copy.allowsCloudEncryption = allowsCloudEncryption
    return copy
  }
}
