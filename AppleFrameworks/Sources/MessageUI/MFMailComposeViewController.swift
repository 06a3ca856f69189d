import Placeholders
import UIKit

/// A delegate that receives the result of composing a mail, and dismisses the controller.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// A view controller for composing a mail. There is no mail account, so `canSendMail()` is `false`, and an app
/// should not present the controller. If it is presented, it is a box with the content of the mail, and its Cancel
/// button works.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private let mail = ComposedText(kind: "MFMailComposeViewController")

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    let content = ComposingController(text: mail) { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    content.title = "New Message"
    setViewControllers([content], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether a mail account is configured.
  open class func canSendMail() -> Bool { false }

  open func setSubject(_ subject: String) {
    mail.subject = subject
    topViewController?.title = subject.isEmpty ? "New Message" : subject
  }

  open func setToRecipients(_ toRecipients: [String]?) { mail.recipients["To"] = toRecipients }
  open func setCcRecipients(_ ccRecipients: [String]?) { mail.recipients["Cc"] = ccRecipients }
  open func setBccRecipients(_ bccRecipients: [String]?) { mail.recipients["Bcc"] = bccRecipients }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { mail.recipients["From"] = [emailAddress] }
  open func setMessageBody(_ body: String, isHTML: Bool) { mail.body = body }

  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    mail.attachments.append(filename)
  }
}
