import Contacts
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Contacts", .ownHosts)
struct ContactsTests {
  @Test("leave is refused when it is asked for, and nothing can be looked at")
  func permission() {
    let (host, store) = (ViewHost(), CNContactStore())
    host.show(UIViewController())
    var answers: [Bool] = []
    host.run {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
      store.requestAccess(for: .contacts) { isGranted, error in
        answers.append(isGranted)
        #expect((error as? CNError)?.code == .authorizationDenied)
      }
    }
    host.advance(by: 0.1)
    #expect(answers == [false] && CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
    #expect(throws: CNError(.authorizationDenied)) { try store.enumerateContacts(with: request) { _, _ in } }
  }

  @Test("a contact that an app makes keeps its values, and its copy its own")
  func values() throws {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "123"))]
    let copy = try #require(contact.copy() as? CNContact)
    contact.familyName = "Byron"
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ada Lovelace")
    #expect(copy.identifier == contact.identifier && copy.phoneNumbers.first?.value.stringValue == "123")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
  }

  @Test("an address is written a line for each part")
  func address() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state, address.postalCode) = ("1 Main Street", "Springfield", "IL", "62701")
    let words = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
    #expect(words == "1 Main Street\nSpringfield IL 62701")
  }
}
