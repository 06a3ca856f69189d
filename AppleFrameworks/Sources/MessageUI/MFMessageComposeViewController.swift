// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Placeholders
import UIKit

/// Hears of what a person did with a message, and puts the controller away.
///
/// - Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message. As on a device that can't send any, `canSendText()` is false, and an app should not get further. Shown
/// all the same, it is a box with what the message would be; its Cancel button works.
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

  /// What has been attached, a dictionary each.
  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Takes the buttons away by which a person attaches something; there are none.
  open func disableUserAttachments() {}

  /// - Returns: Whether it was attached: not where no attachment can be sent.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

  /// - Returns: Whether it was attached: not where no attachment can be sent.
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}

extension NSNotification.Name {
  /// Whether messages can be sent has changed. It does not here.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsnotification/name/mfmessagecomposeviewcontrollertextmessageavailabilitydidchange
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
