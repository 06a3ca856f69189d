import Foundation
import PermissionResponses
import UIKit

/// Performs requests for authorization.
///
/// There is no account, no password and no passkey on the device, so that requests fail: those for an Apple ID with the
/// unknown error, as on a device on which nobody has signed in; others as a person would who finds nothing to choose and
/// cancels.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  // Unchecked: Its app and `RunLoopTurn` use it on the main queue alone.
  /// Limits on how requests are performed.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontroller/requestoptions
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only credentials on the device are looked at; without any, the request is canceled at once.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests that are performed together.
  public let authorizationRequests: [ASAuthorizationRequest]

  /// Hears of the outcome.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?

  /// Knows the window over which the system shows its sheet. It is asked when requests start.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Whether an outcome is still due.
  private var isPerforming = false

  /// - Parameter authorizationRequests: What is asked for; the person chooses one answer.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// Starts the requests. The delegate hears of the outcome in a later turn of the run loop. Does nothing while requests are
  /// performed.
  open func performRequests() { performRequests(options: []) }

  /// Starts the requests with limits.
  open func performRequests(options: RequestOptions = []) {
    guard start() else { return }
    let asksForAccount = authorizationRequests.contains { $0 is ASAuthorizationAppleIDRequest }
    let isLimited = options.contains(.preferImmediatelyAvailableCredentials)
    RunLoopTurn.later { [self] in finish(asksForAccount && !isLimited ? .unknown : .canceled) }
  }

  /// Starts requests whose passkeys are offered above the keyboard. None is, so that the requests last until they are canceled.
  open func performAutoFillAssistedRequests() { _ = start() }

  /// Ends the requests; the delegate hears that they were canceled.
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

/// Hears of the outcome of requests.
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

/// Knows the window over which the system shows its sheet.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding
@MainActor
@preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
