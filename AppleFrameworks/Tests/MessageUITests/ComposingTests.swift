import MessageUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Mails and messages", .ownHosts)
struct ComposingTests {
  private final class Listener: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    var heard: [String] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      heard.append("mail \(result)")
      controller.dismiss(animated: false)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      heard.append("message \(result)")
      controller.dismiss(animated: false)
    }
  }

  @Test("nothing can be sent from here")
  func none() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText() && !MFMessageComposeViewController.canSendAttachments())
  }

  @Test("a mail that is shown all the same is a box with its words, and can be cancelled")
  func mail() throws {
    let (host, listener, root) = (ViewHost(), Listener(), UIViewController())
    host.show(root)
    host.run {
      let mail = MFMailComposeViewController()
      mail.mailComposeDelegate = listener
      mail.setToRecipients(["ada@example.org"])
      mail.setSubject("Engines")
      mail.setMessageBody("They run.", isHTML: false)
      root.present(mail, animated: false)
    }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.kind) == ["MFMailComposeViewController"])
    #expect(host.approximations.map(\.detail) == ["To: ada@example.org\nSubject: Engines\nThey run."])
    #expect(try host.find(.text("Engines")).window != nil)
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(listener.heard == ["mail cancelled"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a message is a box with its words, and can be cancelled")
  func message() throws {
    let (host, listener, root) = (ViewHost(), Listener(), UIViewController())
    host.show(root)
    host.run {
      let message = MFMessageComposeViewController()
      message.messageComposeDelegate = listener
      message.recipients = ["123"]
      message.body = "Hello"
      root.present(message, animated: false)
    }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.detail) == ["To: 123\nHello"])
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(listener.heard == ["message cancelled"])
  }
}
