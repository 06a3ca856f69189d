import Foundation

/// A property of an entity.
///
/// - Source: developer.apple.com/documentation/coredata/nspropertydescription
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: A model is not changed once a coordinator uses it.
  open internal(set) weak var entity: NSEntityDescription?
  /// The name by which objects have the value.
  open var name = ""
  /// Whether a saved object may lack a value. Default: yes.
  open var isOptional = true
  /// Whether the value is left out of the store. Default: no.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var versionHashModifier: String?
  /// The name in the version of the model before, where that differs.
  open var renamingIdentifier: String?
  open var isIndexedBySpotlight = false
  private var predicates: [NSPredicate] = []
  private var warnings: [Any] = []

  public override init() { super.init() }

  /// The conditions that a value has to meet when it is saved.
  open var validationPredicates: [NSPredicate] { predicates }
  open var validationWarnings: [Any] { warnings }

  open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings: [String]?) {
    predicates = validationPredicates ?? []
    warnings = withValidationWarnings ?? []
  }

  /// The same for versions of the property that store the same.
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
