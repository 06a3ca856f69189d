import AuthenticationServices
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("ASAuthorizationAppleIDProvider", .ownHosts)
struct ASAuthorizationAppleIDProviderTests {
  @Test("no person is signed in to the app")
  func state() async throws {
    let (host, provider) = (ViewHost(), ASAuthorizationAppleIDProvider())
    host.show(UIViewController())
    var states: [ASAuthorizationAppleIDProvider.CredentialState] = []
    host.run {
      provider.getCredentialState(forUserID: "1") { state, error in
        if error == nil { states.append(state) }
      }
      #expect(states.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(states == [.notFound])
    #expect(try await provider.credentialState(forUserID: "1") == .notFound)
  }

  @Test("a request belongs to its provider and asks for nothing but what the app sets")
  func request() {
    let provider = ASAuthorizationAppleIDProvider()
    let request = provider.createRequest()
    #expect(request.provider === provider && request.requestedScopes == nil && request.nonce == nil)
    #expect(request.requestedOperation == .operationImplicit && request.user == nil)
    request.requestedScopes = [.fullName, .email]
    request.requestedOperation = .operationLogin
    #expect(request.requestedScopes?.map(\.rawValue) == ["full_name", "email"])
    #expect(request.requestedOperation.rawValue == "login")
  }

  @Test("a credential has the request's state, and of the person what was asked for")
  func credential() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.state = "app"
    var name = PersonNameComponents()
    name.givenName = "Ada"
    let credential = ASAuthorizationAppleIDCredential(
      user: "1", request: request, email: "ada@example.org", fullName: name, identityToken: Data([1]),
      authorizationCode: Data([2]), realUserStatus: .likelyReal, userAgeRange: .notChild)
    #expect(credential.user == "1" && credential.state == "app" && credential.authorizedScopes == [.email])
    #expect(credential.email == "ada@example.org" && credential.fullName == nil)
    #expect(credential.identityToken == Data([1]) && credential.authorizationCode == Data([2]))
    #expect(credential.realUserStatus == .likelyReal && credential.userAgeRange == .notChild)
    let authorization = ASAuthorization(provider: request.provider, credential: credential)
    #expect(authorization.credential === credential && authorization.provider === request.provider)
    guard case .appleID(let found) = ASAuthorizationResult(authorization.credential) else {
      Issue.record("no result for an Apple ID")
      return
    }
    #expect(found === credential)
  }

  @Test("the notification of a permission that was taken back has a name of its own")
  func notification() {
    let name = ASAuthorizationAppleIDProvider.credentialRevokedNotification
    #expect(name.rawValue == "ASAuthorizationAppleIDCredentialRevokedNotification")
  }
}
