// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A value with a label, such as a phone number at work.
///
/// - Source: developer.apple.com/documentation/contacts/cnlabeledvalue
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable. The app ensures the thread safety of mutable values.
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// Returns the localized string of a system label.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// - Source: developer.apple.com/documentation/contacts/cnphonenumber
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}

/// - Source: developer.apple.com/documentation/contacts/cnpostaladdress
open class CNPostalAddress: NSObject, @unchecked Sendable {
  // Unchecked: Only the mutable subclass changes, on the thread of the app that creates it.
  fileprivate var parts: [String: String] = [:]

  override init() { super.init() }

  open var street: String { parts["street"] ?? "" }
  open var subLocality: String { parts["subLocality"] ?? "" }
  open var city: String { parts["city"] ?? "" }
  open var state: String { parts["state"] ?? "" }
  open var postalCode: String { parts["postalCode"] ?? "" }
  open var country: String { parts["country"] ?? "" }
  open var isoCountryCode: String { parts["isoCountryCode"] ?? "" }
}

/// - Source: developer.apple.com/documentation/contacts/cnmutablepostaladdress
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  public override init() { super.init() }

  open override var street: String {
    get { super.street }
    set { parts["street"] = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { parts["subLocality"] = newValue }
  }
  open override var city: String {
    get { super.city }
    set { parts["city"] = newValue }
  }
  open override var state: String {
    get { super.state }
    set { parts["state"] = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { parts["postalCode"] = newValue }
  }
  open override var country: String {
    get { super.country }
    set { parts["country"] = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { parts["isoCountryCode"] = newValue }
  }
}

/// A formatter of postal addresses in the format of the United States.
///
/// - Source: developer.apple.com/documentation/contacts/cnpostaladdressformatter
open class CNPostalAddressFormatter: Formatter {
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let area = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [
      postalAddress.street, [postalAddress.city, area].filter { !$0.isEmpty }.joined(separator: " "),
      postalAddress.country,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}
