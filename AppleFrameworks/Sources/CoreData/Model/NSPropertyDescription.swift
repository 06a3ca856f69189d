import Foundation

/// A description of a property of an entity.
///
/// - Source: developer.apple.com/documentation/coredata/nspropertydescription
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: A model is not changed after a coordinator uses it.
  open internal(set) weak var entity: NSEntityDescription?
  /// The name of the property.
  open var name = ""
  /// Whether a saved object may have no value. Default: `true`.
  open var isOptional = true
  /// Whether the value is not stored. Default: `false`.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var versionHashModifier: String?
  /// The name in the previous version of the model if it differs.
  open var renamingIdentifier: String?
  open var isIndexedBySpotlight = false
  private var predicates: [NSPredicate] = []
  private var warnings: [Any] = []

  public override init() { super.init() }

  /// The conditions that a saved value must satisfy.
  open var validationPredicates: [NSPredicate] { predicates }
  open var validationWarnings: [Any] { warnings }

  open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings: [String]?) {
    predicates = validationPredicates ?? []
    warnings = withValidationWarnings ?? []
  }

  /// The hash of the version. It is the same for versions of the property that store the same data.
  open var versionHash: Data { Data(versionText.utf8) }

  var versionText: String { "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")" }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.versionHashModifier = versionHashModifier
    copy.renamingIdentifier = renamingIdentifier
    copy.predicates = predicates
    copy.warnings = warnings
    return copy
  }

  func makeCopy() -> NSPropertyDescription { NSPropertyDescription() }
}
