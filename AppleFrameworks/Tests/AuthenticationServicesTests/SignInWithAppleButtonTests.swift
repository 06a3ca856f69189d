import AuthenticationServices
import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Signing in from SwiftUI", .ownHosts)
struct SignInWithAppleButtonTests {
  private func findButton(in view: UIView) -> ASAuthorizationAppleIDButton? {
    (view as? ASAuthorizationAppleIDButton) ?? view.subviews.lazy.compactMap { findButton(in: $0) }.first
  }

  @Test("a tap sets up a request and hears that it failed")
  func tapping() throws {
    let host = ViewHost()
    var heard: [String] = []
    let controller = host.run {
      UIHostingController(
        rootView: SignInWithAppleButton(.continue) { request in
          request.requestedScopes = [.email]
          heard.append("request")
        } onCompletion: { result in
          if case .failure(let error as ASAuthorizationError) = result { heard.append("\(error.code)") }
        }
        .signInWithAppleButtonStyle(.whiteOutline)
        .frame(height: 50))
    }
    host.show(controller)
    host.advance(by: 0.1)
    let button = try #require(findButton(in: controller.view))
    #expect(button.accessibilityLabel == "Continue with Apple" && button.backgroundColor == .white)
    #expect(button.bounds.height == 50 && button.bounds.width == controller.view.bounds.width)
    try host.tap(on: button)
    host.advance(by: 0.1)
    #expect(heard == ["request", "unknown"])
  }

  @Test("the environment's controller throws as UIKit's fails")
  func controller() async {
    let host = ViewHost()
    host.show(UIViewController())
    let controller = EnvironmentValues().authorizationController
    let task = host.run {
      Task.immediate { @MainActor in
        do {
          _ = try await controller.performRequest(ASAuthorizationAppleIDProvider().createRequest())
          return nil as ASAuthorizationError.Code?
        } catch { return (error as? ASAuthorizationError)?.code }
      }
    }
    host.advance(by: 0.1)
    #expect(await task.value == .unknown)
  }

  @Test("a request above the keyboard ends when its task is canceled")
  func assisted() async {
    let host = ViewHost()
    host.show(UIViewController())
    let controller = EnvironmentValues().authorizationController
    let task = host.run {
      Task.immediate { @MainActor in
        do {
          _ = try await controller.performAutoFillAssistedRequest(ASAuthorizationPasswordProvider().createRequest())
          return nil as ASAuthorizationError.Code?
        } catch { return (error as? ASAuthorizationError)?.code }
      }
    }
    host.advance(by: 1)
    host.run { task.cancel() }
    host.advance(by: 0.1)
    #expect(await task.value == .canceled)
  }

  @Test("the environment's web session is canceled")
  func web() async throws {
    let host = ViewHost()
    host.show(UIViewController())
    let url = try #require(URL(string: "https://example.org/login"))
    let session = EnvironmentValues().webAuthenticationSession
    let task = host.run {
      Task.immediate { @MainActor in
        do {
          _ = try await session.authenticate(using: url, callbackURLScheme: "app", preferredBrowserSession: .ephemeral)
          return nil as ASWebAuthenticationSessionError.Code?
        } catch { return (error as? ASWebAuthenticationSessionError)?.code }
      }
    }
    host.advance(by: 0.1)
    #expect(await task.value == .canceledLogin)
  }
}
