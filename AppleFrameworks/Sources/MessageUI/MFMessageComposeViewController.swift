// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Placeholders
import UIKit

/// A delegate that receives the result of composing a message, and dismisses the controller.
///
/// - Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A view controller for composing a message. Messages cannot be sent, so `canSendText()` is `false`, and an app
/// should not present the controller. If it is presented, it is a box with the content of the message, and its Cancel
/// button works.
///
/// - Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  private let message = ComposedText(kind: "MFMessageComposeViewController")

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    let content = ComposingController(text: message) { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    content.title = "New Message"
    setViewControllers([content], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  open var recipients: [String]? {
    get { message.recipients["To"] }
    set { message.recipients["To"] = newValue }
  }

  open var subject: String? {
    get { message.subject.isEmpty ? nil : message.subject }
    set { message.subject = newValue ?? "" }
  }

  open var body: String? {
    get { message.body.isEmpty ? nil : message.body }
    set { message.body = newValue ?? "" }
  }

  /// The attachments, with a dictionary for each.
  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Does nothing, because there are no buttons with which the user can attach files.
  open func disableUserAttachments() {}

  /// Adds an attachment.
  ///
  /// - Returns: Whether it was attached, which is not the case if attachments cannot be sent.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

  /// Adds an attachment.
  ///
  /// - Returns: Whether it was attached, which is not the case if attachments cannot be sent.
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}

extension NSNotification.Name {
  /// The notification that the availability of messages has changed. It is never posted.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/foundation/nsnotification/name/mfmessagecomposeviewcontrollertextmessageavailabilitydidchange
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
