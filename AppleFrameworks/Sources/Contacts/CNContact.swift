import Foundation

/// A person or an organization.
///
/// - Source: developer.apple.com/documentation/contacts/cncontact
open class CNContact: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: Only the mutable subclass changes, on the thread of the app that creates it.
  struct Values {
    var type = CNContactType.person
    var texts: [String: String] = [:]
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var birthday: DateComponents?
    var imageData: Data?
  }

  var values = Values()
  public let identifier: String

  public override init() { identifier = UUID().uuidString }

  init(copy other: CNContact) {
    identifier = other.identifier
    values = other.values
  }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(copy: self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(copy: self) }

  func text(_ key: String) -> String { values.texts[key] ?? "" }

  open var contactType: CNContactType { values.type }
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  open var givenName: String { text(CNContactGivenNameKey) }
  open var middleName: String { text(CNContactMiddleNameKey) }
  open var familyName: String { text(CNContactFamilyNameKey) }
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  open var nickname: String { text(CNContactNicknameKey) }
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  open var jobTitle: String { text(CNContactJobTitleKey) }
  open var note: String { text(CNContactNoteKey) }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var birthday: DateComponents? { values.birthday }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }

  /// Returns `true`, because all values of a contact that an app has created are available.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate { _, _ in false } }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { _, _ in false }
  }
}

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization
}

/// - Source: developer.apple.com/documentation/contacts/cnmutablecontact
open class CNMutableContact: CNContact, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  public override init() { super.init() }
  override init(copy other: CNContact) { super.init(copy: other) }

  open override var contactType: CNContactType {
    get { values.type }
    set { values.type = newValue }
  }
  open override var namePrefix: String {
    get { text(CNContactNamePrefixKey) }
    set { values.texts[CNContactNamePrefixKey] = newValue }
  }
  open override var givenName: String {
    get { text(CNContactGivenNameKey) }
    set { values.texts[CNContactGivenNameKey] = newValue }
  }
  open override var middleName: String {
    get { text(CNContactMiddleNameKey) }
    set { values.texts[CNContactMiddleNameKey] = newValue }
  }
  open override var familyName: String {
    get { text(CNContactFamilyNameKey) }
    set { values.texts[CNContactFamilyNameKey] = newValue }
  }
  open override var nameSuffix: String {
    get { text(CNContactNameSuffixKey) }
    set { values.texts[CNContactNameSuffixKey] = newValue }
  }
  open override var nickname: String {
    get { text(CNContactNicknameKey) }
    set { values.texts[CNContactNicknameKey] = newValue }
  }
  open override var organizationName: String {
    get { text(CNContactOrganizationNameKey) }
    set { values.texts[CNContactOrganizationNameKey] = newValue }
  }
  open override var jobTitle: String {
    get { text(CNContactJobTitleKey) }
    set { values.texts[CNContactJobTitleKey] = newValue }
  }
  open override var note: String {
    get { text(CNContactNoteKey) }
    set { values.texts[CNContactNoteKey] = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
}
