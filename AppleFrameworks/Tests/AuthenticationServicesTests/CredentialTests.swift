import AuthenticationServices
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Passwords and passkeys", .ownHosts)
struct CredentialTests {
  @Test("the store of an app for passwords is disabled, and changes of it fail")
  func store() async {
    let (host, store) = (ViewHost(), ASCredentialIdentityStore.shared)
    host.show(UIViewController())
    let identity = ASPasswordCredentialIdentity(
      serviceIdentifier: ASCredentialServiceIdentifier(identifier: "example.org", type: .domain), user: "ada",
      recordIdentifier: nil)
    var (states, codes): ([Bool], [ASCredentialIdentityStoreError.Code?]) = ([], [])
    host.run {
      store.getState { states.append($0.isEnabled || $0.supportsIncrementalUpdates) }
      let note: (Bool, (any Error)?) -> Void = { isDone, error in
        codes.append(isDone ? nil : (error as? ASCredentialIdentityStoreError)?.code)
      }
      store.saveCredentialIdentities([identity], completion: note)
      store.removeCredentialIdentities([identity], completion: note)
      store.replaceCredentialIdentities(with: [identity], completion: note)
      store.removeAllCredentialIdentities(note)
    }
    host.advance(by: 0.1)
    #expect(states == [false] && codes == [.storeDisabled, .storeDisabled, .storeDisabled, .storeDisabled])
    #expect(await !store.state().isEnabled)
  }

  @Test("an account keeps its service, its name and its rank")
  func identity() {
    let service = ASCredentialServiceIdentifier(identifier: "https://example.org", type: .URL)
    let identity = ASPasswordCredentialIdentity(serviceIdentifier: service, user: "ada", recordIdentifier: "7")
    identity.rank = 3
    #expect(identity.serviceIdentifier === service && service.type == .URL)
    #expect(identity.user == "ada" && identity.recordIdentifier == "7" && identity.rank == 3)
    let credential = ASPasswordCredential(user: "ada", password: "secret")
    #expect(credential.user == "ada" && credential.password == "secret")
  }

  @Test("requests for passkeys have what the app gave, and the defaults of the system")
  func passkeys() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let request = provider.createCredentialRegistrationRequest(challenge: Data([1]), name: "ada", userID: Data([2]))
    #expect(request.provider === provider && request.relyingPartyIdentifier == "example.org")
    #expect(request.challenge == Data([1]) && request.name == "ada" && request.userID == Data([2]))
    #expect(request.displayName == nil && request.requestStyle == .standard)
    #expect(request.userVerificationPreference == .preferred && request.attestationPreference == .none)
    let quiet = provider.createCredentialRegistrationRequest(
      challenge: Data(), name: "", userID: Data(), requestStyle: .conditional)
    #expect(quiet.requestStyle == .conditional)
    let assertion = provider.createCredentialAssertionRequest(challenge: Data([3]))
    assertion.allowedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([4]))]
    #expect(assertion.challenge == Data([3]) && assertion.relyingPartyIdentifier == "example.org")
    #expect(assertion.allowedCredentials.map(\.credentialID) == [Data([4])])
  }

  @Test("requests for security keys have what the app gave")
  func securityKeys() {
    let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let request = provider.createCredentialRegistrationRequest(
      challenge: Data([1]), displayName: "Ada", name: "ada", userID: Data([2]))
    request.credentialParameters = [ASAuthorizationPublicKeyCredentialParameters(algorithm: .ES256)]
    #expect(request.displayName == "Ada" && request.name == "ada" && request.residentKeyPreference == .discouraged)
    #expect(request.credentialParameters.map(\.algorithm.rawValue) == [-7])
    let assertion = provider.createCredentialAssertionRequest(challenge: Data([3]))
    assertion.allowedCredentials = [
      ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor(
        credentialID: Data([4]),
        transports: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.allSupported)
    ]
    #expect(assertion.allowedCredentials.map(\.transports.count) == [3])
  }

  @Test("a view's result tells the kinds of credentials apart")
  func results() {
    func kind(_ credential: any ASAuthorizationCredential) -> String {
      switch ASAuthorizationResult(credential) {
      case .password(let credential): "password of \(credential.user)"
      case .appleID: "account"
      case .passkeyAssertion(let credential): "passkey \(Array(credential.signature))"
      case .passkeyRegistration(let credential): "new passkey \(Array(credential.credentialID))"
      case .securityKeyAssertion(let credential): "key \(Array(credential.userID))"
      case .securityKeyRegistration(let credential): "new key \(Array(credential.rawClientDataJSON))"
      case nil: "none"
      }
    }
    let (one, two) = (Data([1]), Data([2]))
    #expect(kind(ASPasswordCredential(user: "ada", password: "")) == "password of ada")
    #expect(
      kind(
        ASAuthorizationPlatformPublicKeyCredentialAssertion(
          credentialID: one, rawClientDataJSON: one, rawAuthenticatorData: one, userID: one, signature: two))
        == "passkey [2]")
    #expect(
      kind(
        ASAuthorizationPlatformPublicKeyCredentialRegistration(
          credentialID: two, rawClientDataJSON: one, rawAttestationObject: nil)) == "new passkey [2]")
    #expect(
      kind(
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertion(
          credentialID: one, rawClientDataJSON: one, rawAuthenticatorData: one, userID: two, signature: one))
        == "key [2]")
    #expect(
      kind(
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistration(
          credentialID: one, rawClientDataJSON: two, rawAttestationObject: nil)) == "new key [2]")
    final class Own: NSObject, ASAuthorizationCredential {}
    #expect(kind(Own()) == "none")
  }
}
