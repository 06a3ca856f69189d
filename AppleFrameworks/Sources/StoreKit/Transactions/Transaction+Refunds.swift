import UIKit

extension Transaction {
  /// The outcome of a request for a refund.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/refundrequeststatus
  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  /// The reason that a refund can't be asked for.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/refundrequesterror
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  /// Shows the request for a refund: a labeled box with a Done button.
  ///
  /// - Returns: `userCancelled`, when the person is done.
  /// - Throws: `RefundRequestError.failed` where the scene shows nothing.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    do { try await StoreSheet.show(.refund, in: scene) } catch { throw RefundRequestError.failed }
    return .userCancelled
  }

  /// Shows the request for a refund of this purchase.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Transaction.beginRefundRequest(for: id, in: scene)
  }
}
