import UIKit

extension Transaction {
  /// The status of a request for a refund.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/refundrequeststatus
  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  /// An error of a request for a refund.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/refundrequesterror
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  /// Presents the request for a refund, as a labeled box with a Done button.
  ///
  /// - Returns: `userCancelled` when the user is done.
  /// - Throws: `RefundRequestError.failed` if the scene displays no view.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    do { try await StoreSheet.show(.refund, in: scene) } catch { throw RefundRequestError.failed }
    return .userCancelled
  }

  /// Presents the request for a refund of this purchase.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Transaction.beginRefundRequest(for: id, in: scene)
  }
}
