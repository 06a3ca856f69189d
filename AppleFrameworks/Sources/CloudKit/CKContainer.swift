// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices
import PermissionResponses

/// A container of an app's iCloud databases. The device has no account and no network.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckcontainer
open class CKContainer: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
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

  /// Requests the account status. The device has no account.
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

/// The name of the current user in references to user records.
public let CKCurrentUserDefaultName = "__defaultOwner__"

extension NSNotification.Name {
  /// The notification that the account has changed. It is never posted.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
