import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Alternate icons, scene requests and the panel", .ownHosts)
struct UIApplicationIconsTests {
  init() { StandardScreen.make() }

  @Test("an icon that Info.plist does not have is refused")
  func unknownIcon() async {
    let application = UIApplication.shared
    #expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
    await #expect(throws: NSError.self) { try await application.setAlternateIconName("Night") }
    #expect(application.alternateIconName == nil)
  }

  @Test("the delegate names the orientations of a window, else Info.plist or the device does")
  func orientations() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    let application = UIApplication.shared
    let delegate = Delegate()
    application.delegate = delegate
    #expect(application.supportedInterfaceOrientations(for: nil) == .landscape)
    application.delegate = nil
    #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
  }

  @Test("brightness is limited, and a change of it is told once")
  func brightness() {
    let screen = UIScreen.main
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(screen.brightness == 0.5)
    screen.brightness = 3
    #expect(screen.brightness == 1)
    screen.brightness = 1
    #expect(count == 1)
    screen.brightness = -1
    #expect(screen.brightness == 0 && count == 2)
  }

  @Test("the screen's mode has its pixels")
  func mode() {
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == screen.nativeBounds.size)
    #expect(screen.availableModes == [screen.preferredMode])
  }
}
