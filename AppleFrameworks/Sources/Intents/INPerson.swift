import Foundation

/// A person in an intent.
///
/// - Source: developer.apple.com/documentation/intents/inperson
open class INPerson: NSObject {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let isMe: Bool

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
    self.isMe = isMe
  }
}

/// A handle with which a person can be contacted.
///
/// - Source: developer.apple.com/documentation/intents/inpersonhandle
open class INPersonHandle: NSObject {
  public let value: String?
  public let type: INPersonHandleType

  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress, phoneNumber
}

/// An image of an intent's parameter.
///
/// - Source: developer.apple.com/documentation/intents/inimage
open class INImage: NSObject {
  private enum Content {
    case name(String)
    case data(Data)
    case url(URL)
  }

  private let content: Content

  public init(named name: String) { content = .name(name) }
  public init(imageData: Data) { content = .data(imageData) }
  public init?(url URL: URL) { content = .url(URL) }
}

/// A string with its pronunciation.
///
/// - Source: developer.apple.com/documentation/intents/inspeakablestring
open class INSpeakableString: NSObject {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?
  public let pronunciationHint: String?

  public init(spokenPhrase: String) {
    (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil)
  }

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    (self.vocabularyIdentifier, self.pronunciationHint) = (vocabularyIdentifier, pronunciationHint)
  }
}

/// A value of an intent's parameter.
///
/// - Source: developer.apple.com/documentation/intents/inobject
open class INObject: NSObject {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?

  public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
    (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
  }
}
