// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices
import PermissionResponses

/// The databases of an app in iCloud. The device has no account, and no network.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckcontainer
open class CKContainer: NSObject, @unchecked Sendable {
  // Unchecked: It does not change.
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)

  /// The default container of a host's app.
  private final class Shared: Sendable {
    let container = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "app"))
  }

  open class func `default`() -> CKContainer { HostServices.state(Shared()).container }

  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Whether the device has an account: it has none.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    RunLoopTurn.later { completionHandler(.noAccount, nil) }
  }

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  /// Fails with `CKError.notAuthenticated`.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    RunLoopTurn.later { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// - Source: developer.apple.com/documentation/cloudkit/ckaccountstatus
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available, restricted, noAccount, temporarilyUnavailable
}

/// The name of a user in references to records of users.
public let CKCurrentUserDefaultName = "__defaultOwner__"

extension NSNotification.Name {
  /// The device's account has changed, which it never does here.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
