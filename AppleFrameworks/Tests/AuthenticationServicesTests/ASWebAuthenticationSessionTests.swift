import AuthenticationServices
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("ASWebAuthenticationSession", .ownHosts)
struct ASWebAuthenticationSessionTests {
  private final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }
  }

  @Test("is cancelled when it has a window to be shown in, and fails without one")
  func cancelled() throws {
    let (host, provider) = (ViewHost(), Provider())
    host.show(UIViewController())
    let url = try #require(URL(string: "https://example.org/login"))
    var codes: [ASWebAuthenticationSessionError.Code?] = []
    let sessions = (0..<2).map { _ in
      ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, error in
        codes.append((error as? ASWebAuthenticationSessionError)?.code)
      }
    }
    host.run {
      sessions[0].presentationContextProvider = provider
      #expect(sessions[0].start() && !sessions[1].start() && !sessions[0].start())
    }
    host.advance(by: 0.1)
    #expect(codes == [.canceledLogin, .presentationContextNotProvided])
  }

  @Test("a callback matches addresses of its scheme, or of its host and path")
  func callbacks() throws {
    let (app, page) = (
      ASWebAuthenticationSession.Callback.customScheme("App"),
      ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done")
    )
    let addresses = ["app://done", "https://example.org/done?code=1", "http://example.org/done", "https://example.org"]
    let urls = try addresses.map { try #require(URL(string: $0)) }
    #expect(urls.map { app.matchesURL($0) } == [true, false, false, false])
    #expect(urls.map { page.matchesURL($0) } == [false, true, false, false])
  }
}
