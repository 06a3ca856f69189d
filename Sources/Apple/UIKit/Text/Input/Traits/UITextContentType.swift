/// What a text field is for, so that the system can fill it in. It is kept; nothing is filled in here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a content type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// An address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// An address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// An address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A credit card name.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// A credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// A credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// A credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// A credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-security-code")
  /// A credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-expiration")
  /// A credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-expiration-month")
  /// A credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-expiration-year")
  /// A credit card type.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A username.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// A birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// A birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// A birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  /// A cellular EID.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// A cellular IMEI.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
