// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationGaps
import PermissionResponses

/// A store of the user's contacts. The user denies access.
///
/// - Source: developer.apple.com/documentation/contacts/cncontactstore
open class CNContactStore: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  public override init() { super.init() }

  // MARK: - Authorization

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch PermissionResponses.current.answer(to: .contacts) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    RunLoopTurn.later {
      let isGranted = PermissionResponses.current.ask(.contacts) == .authorized
      completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied))
    }
  }

  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { done in
      requestAccess(for: entityType) { isGranted, error in
        if let error { done.resume(throwing: error) } else { done.resume(returning: isGranted) }
      }
    }
  }

  // MARK: - Contacts

  private func demandLeave() throws {
    guard PermissionResponses.current.ask(.contacts) == .authorized else { throw CNError(.authorizationDenied) }
  }

  /// Returns no contacts if the app has access.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try demandLeave()
    return []
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    try demandLeave()
    throw CNError(.recordDoesNotExist)
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    try demandLeave()
  }

  open func defaultContainerIdentifier() -> String { "" }
}

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// - Source: developer.apple.com/documentation/contacts/cnauthorizationstatus
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

/// A request for fetching contacts.
///
/// - Source: developer.apple.com/documentation/contacts/cncontactfetchrequest
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault, givenName, familyName
}

/// A descriptor of a key of a contact.
///
/// - Source: developer.apple.com/documentation/contacts/cnkeydescriptor
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

extension NSNotification.Name {
  /// The notification that the contacts have changed. It is never posted.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
