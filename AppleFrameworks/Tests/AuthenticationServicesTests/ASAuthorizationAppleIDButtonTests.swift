import AuthenticationServices
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("ASAuthorizationAppleIDButton", .ownHosts)
struct ASAuthorizationAppleIDButtonTests {
  private func shown(_ buttons: [ASAuthorizationAppleIDButton], in host: ViewHost, size: CGSize) {
    let root = UIViewController()
    host.show(root)
    host.run {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(origin: CGPoint(x: 20, y: 100 + CGFloat(index) * 80), size: size)
        root.view.addSubview(button)
      }
    }
    host.advance(by: 0.1)
  }

  private func label(_ button: UIView) throws -> UILabel {
    try #require(button.subviews.compactMap { $0 as? UILabel }.first)
  }

  @Test("the type says what the title and VoiceOver say")
  func titles() throws {
    let host = ViewHost()
    let buttons = host.run {
      [ASAuthorizationAppleIDButton.ButtonType.default, .continue, .signUp].map {
        ASAuthorizationAppleIDButton(type: $0, style: .black)
      }
    }
    let titles = ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"]
    #expect(try buttons.map { try label($0).text } == titles)
    #expect(buttons.map(\.accessibilityLabel) == titles)
    #expect(buttons.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits.contains(.button) })
  }

  @Test("the style sets the colors, and the outline a border")
  func styles() throws {
    let host = ViewHost()
    let buttons = host.run {
      [ASAuthorizationAppleIDButton.Style.black, .white, .whiteOutline].map {
        ASAuthorizationAppleIDButton(authorizationButtonType: .signIn, authorizationButtonStyle: $0)
      }
    }
    #expect(buttons.map(\.backgroundColor) == [.black, .white, .white])
    #expect(try buttons.map { try label($0).textColor } == [.white, .black, .black])
    #expect(buttons.map(\.layer.borderWidth) == [0, 0, 1])
  }

  @Test("is 140 x 30 points at least, and its title grows with the height")
  func sizes() throws {
    let host = ViewHost()
    let buttons = host.run { (0..<2).map { _ in ASAuthorizationAppleIDButton() } }
    #expect(buttons[0].intrinsicContentSize == CGSize(width: 140, height: 30))
    shown([buttons[0]], in: host, size: CGSize(width: 300, height: 44))
    #expect(try label(buttons[0]).font.pointSize == 19)
    let content = try #require(buttons[0].subviews.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 } as CGRect?)
    #expect(abs(content.midX - 150) < 1 && content.height <= 44)
    shown([buttons[1]], in: host, size: CGSize(width: 300, height: 60))
    #expect(try label(buttons[1]).font.pointSize == 26)
  }

  @Test("a narrow button has a smaller title, which stays within the margins")
  func narrow() throws {
    let host = ViewHost()
    let button = host.run { ASAuthorizationAppleIDButton() }
    shown([button], in: host, size: CGSize(width: 160, height: 50))
    #expect(try label(button).font.pointSize < 21)
    for part in button.subviews { #expect(part.frame.minX >= 12 && part.frame.maxX <= 148) }
  }

  @Test("corners are rounded by 6 points unless the app says otherwise, and by half of the height at most")
  func corners() {
    let host = ViewHost()
    let buttons = host.run { (0..<3).map { _ in ASAuthorizationAppleIDButton() } }
    host.run {
      buttons[1].cornerRadius = 0
      buttons[2].cornerRadius = 100
    }
    shown(buttons, in: host, size: CGSize(width: 200, height: 40))
    #expect(buttons.map(\.layer.cornerRadius) == [6, 0, 20])
  }

  @Test("a tap reaches the button's actions, and dims its content while the finger is down")
  func tapping() throws {
    let host = ViewHost()
    let button = host.run { ASAuthorizationAppleIDButton() }
    var taps = 0
    host.run { button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside) }
    shown([button], in: host, size: CGSize(width: 200, height: 40))
    try host.tap(on: button)
    #expect(taps == 1)
    host.run { button.isHighlighted = true }
    #expect(try label(button).alpha < 1)
    host.run { button.isHighlighted = false }
    #expect(try label(button).alpha == 1)
  }
}
