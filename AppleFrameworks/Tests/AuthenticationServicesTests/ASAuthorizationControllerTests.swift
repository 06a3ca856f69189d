import AuthenticationServices
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("ASAuthorizationController", .ownHosts)
struct ASAuthorizationControllerTests {
  private final class Listener: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    var codes: [ASAuthorizationError.Code?] = []
    var anchors = 0
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      codes.append((error as? ASAuthorizationError)?.code)
    }
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      anchors += 1
      return UIWindow()
    }
  }

  private func perform(
    _ requests: [ASAuthorizationRequest], _ listener: Listener, _ work: (ASAuthorizationController) -> Void
  ) {
    let host = ViewHost()
    host.show(UIViewController())
    host.run {
      let controller = ASAuthorizationController(authorizationRequests: requests)
      controller.delegate = listener
      controller.presentationContextProvider = listener
      work(controller)
    }
    host.advance(by: 0.1)
  }

  @Test("a request for an Apple ID asks for a window and fails, as nobody has signed in")
  func account() {
    let listener = Listener()
    perform([ASAuthorizationAppleIDProvider().createRequest()], listener) { controller in
      controller.performRequests()
      // One at a time.
      controller.performRequests()
      #expect(listener.codes.isEmpty)
    }
    #expect(listener.codes == [.unknown] && listener.anchors == 1)
  }

  @Test("requests for passwords and passkeys are canceled, and those for what is on the device, too")
  func nothingToChoose() {
    let listener = Listener()
    perform([ASAuthorizationPasswordProvider().createRequest()], listener) { $0.performRequests() }
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    perform([provider.createCredentialAssertionRequest(challenge: Data([1]))], listener) { $0.performRequests() }
    perform([ASAuthorizationAppleIDProvider().createRequest()], listener) {
      $0.performRequests(options: .preferImmediatelyAvailableCredentials)
    }
    #expect(listener.codes == [.canceled, .canceled, .canceled])
  }

  @Test("requests above the keyboard last until they are canceled, and then end once")
  func assisted() {
    let (listener, host) = (Listener(), ViewHost())
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let controller = ASAuthorizationController(
      authorizationRequests: [provider.createCredentialAssertionRequest(challenge: Data([1]))])
    host.show(UIViewController())
    host.run {
      controller.delegate = listener
      controller.performAutoFillAssistedRequests()
    }
    host.advance(by: 60)
    #expect(listener.codes.isEmpty)
    host.run {
      controller.cancel()
      controller.cancel()
    }
    host.advance(by: 0.1)
    #expect(listener.codes == [.canceled])
  }

  @Test("errors are matched by their codes and bridge to Apple's domain and numbers")
  func errors() {
    let error: any Error = ASAuthorizationError(.canceled)
    #expect((error as NSError).domain == "com.apple.AuthenticationServices.AuthorizationError")
    #expect((error as NSError).code == 1001)
    var isMatched = false
    do { throw error } catch ASAuthorizationError.canceled { isMatched = true } catch {}
    #expect(isMatched)
  }
}
