import Contacts
import Placeholders
import UIKit

/// A view controller for selecting contacts. There are no contacts, so it is a labeled box, whose Cancel button
/// selects none.
///
/// - Source: developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func loadView() {
    let item = UINavigationItem(title: "Contacts")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.contactPickerDidCancel(self)
        presentingViewController?.dismiss(animated: true)
      })
    view = PlaceholderScreen(kind: "CNContactPickerViewController", detail: "contacts to choose from", item: item)
  }
}

/// - Source: developer.apple.com/documentation/contactsui/cncontactpickerdelegate
@MainActor
@preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A view controller that displays a contact as a labeled box with its name.
///
/// - Source: developer.apple.com/documentation/contactsui/cncontactviewcontroller
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [any CNKeyDescriptor]?
  open var allowsEditing = true
  open var allowsActions = true

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("CNContactViewController is made with a contact") }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    NSString(string: "CNContactViewController")
  }

  open override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let name = CNContactFormatter.string(from: contact, style: .fullName)
    PlaceholderView(kind: "CNContactViewController", detail: name ?? "a contact").fill(view)
    self.view = view
  }
}

/// - Source: developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
