// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A formatter of contact names, in the order of Latin scripts: the given name is first.
///
/// - Source: developer.apple.com/documentation/contacts/cncontactformatter
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  /// Returns the name of a contact.
  ///
  /// - Returns: The name; `nil` for a contact without a name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    guard style == .fullName else { return nil }
    let names = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ].filter { !$0.isEmpty }
    if contact.contactType == .person, !names.isEmpty { return names.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  open func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }

  /// Returns the descriptor of the keys that a fetch requires for formatting names.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    NSString(string: "CNContactFormatter.\(style)")
  }
}

/// - Source: developer.apple.com/documentation/contacts/cncontactformatterstyle
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
