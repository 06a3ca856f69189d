import ContactsUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("CNContactPickerViewController", .ownHosts)
struct CNContactPickerViewControllerTests {
  private final class Listener: NSObject, CNContactPickerDelegate {
    var cancelled = 0
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancelled += 1 }
  }

  @Test("is a box, and its Cancel button puts it away")
  func cancelling() throws {
    let (host, root, listener) = (ViewHost(), UIViewController(), Listener())
    host.show(root)
    host.run {
      let picker = CNContactPickerViewController()
      picker.delegate = listener
      root.present(picker, animated: false)
    }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.kind) == ["CNContactPickerViewController"])
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(listener.cancelled == 1 && root.presentedViewController == nil)
  }

  @Test("a contact's page is a box with its name")
  func page() {
    let (host, contact) = (ViewHost(), CNMutableContact())
    contact.givenName = "Ada"
    host.show(CNContactViewController(for: contact))
    #expect(host.approximations.map(\.detail) == ["Ada"])
  }
}
