// swift-format-ignore-file: UseSynthesizedInitializer

import SwiftUI

/// An action that performs authorization requests from a view.
///
/// - Source: developer.apple.com/documentation/authenticationservices/authorizationcontroller
@MainActor
public struct AuthorizationController {
  // The initializer is called in nonisolated contexts.
  nonisolated init() {}

  /// Performs one request.
  ///
  /// - Throws: `ASAuthorizationError`, like `ASAuthorizationController`.
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }

  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request], options: options)
  }

  /// Performs several requests, of which the user responds to one.
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    try await performRequests(requests, options: [])
  }

  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult {
    try await AuthorizationPerformance(requests).result { $0.performRequests(options: options) }
  }

  /// Performs a request whose passkeys are offered above the keyboard, until the task is canceled.
  public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performAutoFillAssistedRequests([request])
  }

  /// Performs requests whose passkeys are offered above the keyboard, until the task is canceled.
  public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult {
    try await AuthorizationPerformance(requests).result { $0.performAutoFillAssistedRequests() }
  }
}

/// An object that waits for the result of a controller's requests.
@MainActor
private final class AuthorizationPerformance: NSObject, ASAuthorizationControllerDelegate {
  private let controller: ASAuthorizationController
  private var continuation: CheckedContinuation<ASAuthorizationResult, any Error>?

  init(_ requests: [ASAuthorizationRequest]) {
    controller = ASAuthorizationController(authorizationRequests: requests)
    super.init()
    controller.delegate = self
  }

  func result(_ start: (ASAuthorizationController) -> Void) async throws -> ASAuthorizationResult {
    let controller = controller
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        self.continuation = continuation
        start(controller)
        if Task.isCancelled { controller.cancel() }
      }
    } onCancel: {
      controller.cancel()
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let result = ASAuthorizationResult(authorization.credential) else { return finish(.failure(.init(.failed))) }
    finish(.success(result))
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    finish(.failure(error as? ASAuthorizationError ?? ASAuthorizationError(.unknown)))
  }

  private func finish(_ result: Result<ASAuthorizationResult, ASAuthorizationError>) {
    continuation?.resume(with: result.mapError { $0 as any Error })
    continuation = nil
  }
}

extension EnvironmentValues {
  /// The action that performs authorization requests.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/authorizationcontroller
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
