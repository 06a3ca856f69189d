import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite(.ownHosts)
struct ViewHostAccessibilityTests {
  @Test func aScreenIsReadInOrder() {
    let host = ViewHost(device: .standard)
    let title = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    title.text = "Settings"
    title.accessibilityTraits = .header
    let control = UISwitch(frame: CGRect(x: 200, y: 100, width: 0, height: 0))
    control.accessibilityLabel = "Wi-Fi"
    control.accessibilityIdentifier = "wifi"
    control.accessibilityHint = "Twice to \"toggle\""
    let name = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    name.placeholder = "Name"
    name.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Clear") { _ in true }]
    let view = UIView()
    for subview in [name, control, title] { view.addSubview(subview) }
    host.show(view, sizing: .fixed(CGSize(width: 393, height: 852)))

    let elements = host.accessibilityElements()
    #expect(elements.map(\.label) == ["Settings", "Wi-Fi", nil])
    #expect(elements[1].frame == [200, 100, 51, 31])
    #expect(
      elements.text == """
        "Settings" [header] (20, 10, 200, 30)
        "Wi-Fi" = "0" [button, toggleButton] hint "Twice to \\"toggle\\"" (200, 100, 51, 31) #wifi
        "" = "Name" actions ["Clear"] (20, 200, 200, 30)

        """)
    control.isOn = true
    #expect(host.accessibilityElements(in: control).map(\.value) == ["1"])
  }

  @Test func settingsAndPostsGoThroughTheHost() {
    var surroundings = HostEnvironment()
    surroundings.accessibility = [.voiceOver, .reduceTransparency]
    let host = ViewHost(device: .standard, surroundings: surroundings)
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    surroundings.accessibility = []
    host.set(surroundings)
    #expect(!UIAccessibility.isVoiceOverRunning)
    var spoken: [String] = []
    host.accessibilityListener = { spoken.append("\($0 == .announcement) \($1 as? String ?? "")") }
    UIAccessibility.post(notification: .announcement, argument: "Done")
    host.accessibilityListener = nil
    #expect(spoken == ["true Done"])
  }

  @Test func aHostAsksHowItsScreenMayBeTurned() throws {
    let host = ViewHost(device: .standard)
    host.show(PortraitController())
    #expect(host.supportedOrientations == .portrait)
    host.show(FixedController())
    #expect(host.supportedOrientations == .portrait)
    host.set(host.device.held(.landscape))
    #expect(host.supportedOrientations == .landscape)
    host.show(UIViewController())
    #expect(host.supportedOrientations == .allButUpsideDown)
  }

  @Test func aHostSendsTheAppAway() {
    let host = ViewHost(device: .standard)
    host.show(UIViewController())
    host.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    host.enterForeground()
    #expect(UIApplication.shared.applicationState == .active)
  }
}

private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class FixedController: UIViewController {
  override var shouldAutorotate: Bool { false }
}
