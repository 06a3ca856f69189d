import Foundation
import FoundationGaps

/// A request of Siri or Shortcuts to an app. No requests are made.
///
/// - Source: developer.apple.com/documentation/intents/inintent
open class INIntent: NSObject, NSCopying {
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var donationMetadata: INIntentDonationMetadata?
  private var images: [String: INImage] = [:]

  public required override init() { super.init() }

  /// Sets the image of one of the intent's parameters.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
  open func keyImage() -> INImage? { images.min { $0.key < $1.key }?.value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.donationMetadata = donationMetadata
    copy.images = images
    return copy
  }
}

/// - Source: developer.apple.com/documentation/intents/inintentdonationmetadata
open class INIntentDonationMetadata: NSObject {
  public override init() { super.init() }
}

/// An app's response to an intent.
///
/// - Source: developer.apple.com/documentation/intents/inintentresponse
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?

  public override init() { super.init() }
}

/// A base class of extensions, which provides the objects that handle intents.
///
/// - Source: developer.apple.com/documentation/intents/inextension
open class INExtension: NSObject {
  public override init() { super.init() }

  /// Returns the object that handles an intent. It is the extension unless a subclass overrides this method.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// - Source: developer.apple.com/documentation/intents/inintenterror-swift.struct
public struct INIntentError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? INIntentError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "IntentsErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
