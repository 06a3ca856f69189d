import Foundation
import UIKit

/// A message from the App Store to the user, such as about a failed payment.
///
/// - Source: developer.apple.com/documentation/storekit/message
public struct Message: Hashable, Sendable {
  /// The reason for a message.
  ///
  /// - Source: developer.apple.com/documentation/storekit/message/reason-swift.struct
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason

  package init(reason: Reason) { self.reason = reason }

  /// The messages that arrive while the app is running. There are none until the task is canceled.
  public static var messages: Messages { Messages() }

  /// Displays the message, as a labeled box with a Done button.
  ///
  /// - Throws: `StoreKitError.unknown` if the scene displays no view.
  @MainActor
  public func display(in scene: UIWindowScene) throws {
    guard StoreSheet.present(.message, in: scene) else { throw StoreKitError.unknown }
  }

  /// An asynchronous sequence of messages.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message? {
        await QuietStore.wait()
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
