import Foundation
import PermissionResponses
import UIKit

/// A controller that performs authorization requests.
///
/// There are no accounts, passwords or passkeys on the device, so requests fail. Requests for an Apple ID fail
/// with the unknown error, as on a device without an account. Other requests are canceled, because the user has no
/// credentials to choose from.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  // Unchecked: The app and `RunLoopTurn` use it only on the main queue.
  /// Options for performing requests.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontroller/requestoptions
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option for using only credentials on the device. Without credentials, the request is canceled immediately.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests that are performed together.
  public let authorizationRequests: [ASAuthorizationRequest]

  /// The delegate that receives the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?

  /// The provider of the window in which the system displays its sheet. It is called when requests start.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Whether a result is pending.
  private var isPerforming = false

  /// Creates a controller.
  ///
  /// - Parameter authorizationRequests: The requests, of which the user responds to one.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// Starts the requests. The delegate receives the result in a later turn of the run loop. The method does nothing
  /// while requests are performed.
  open func performRequests() { performRequests(options: []) }

  /// Starts the requests with options.
  open func performRequests(options: RequestOptions = []) {
    guard start() else { return }
    let asksForAccount = authorizationRequests.contains { $0 is ASAuthorizationAppleIDRequest }
    let isLimited = options.contains(.preferImmediatelyAvailableCredentials)
    RunLoopTurn.later { [self] in finish(asksForAccount && !isLimited ? .unknown : .canceled) }
  }

  /// Starts requests whose passkeys are offered above the keyboard. There are no passkeys, so the requests
  /// continue until they are canceled.
  open func performAutoFillAssistedRequests() { _ = start() }

  /// Cancels the requests, and notifies the delegate of the cancellation.
  open func cancel() {
    RunLoopTurn.later { [self] in finish(.canceled) }
  }

  private func start() -> Bool {
    guard !isPerforming else { return false }
    isPerforming = true
    MainActor.assumeIsolated { _ = presentationContextProvider?.presentationAnchor(for: self) }
    return true
  }

  private func finish(_ code: ASAuthorizationError.Code) {
    guard isPerforming else { return }
    isPerforming = false
    MainActor.assumeIsolated {
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
  }
}

/// A delegate that receives the result of requests.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate
@MainActor
@preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A provider of the window in which the system displays its sheet.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding
@MainActor
@preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
