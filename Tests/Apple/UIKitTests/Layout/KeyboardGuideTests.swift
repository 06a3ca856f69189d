import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("The keyboard and its guide", .ownHosts) @MainActor
struct KeyboardGuideTests {
  /// An iPhone 15 that displays a controller. Each test creates one, because others connect their own scenes.
  @MainActor
  struct World {
    let scene: UIWindowScene
    let window: UIWindow
    let controller = UIViewController()

    init() {
      scene = UIWindowScene(screen: UIScreen(configuration: .standard))
      UIApplication.shared.connect(scene)
      window = UIWindow(windowScene: scene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      WindowFrame.make(for: window)
    }

    var root: UIView { controller.view }
  }

  @Test("without a keyboard the guide is the safe area's bottom; with one, what the keyboard covers")
  func follows() {
    let world = World()
    let (scene, window, root) = (world.scene, world.window, world.root)
    let field = place(ContentView(100, 40), in: root)
    let guide = root.keyboardLayoutGuide
    activate(
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -10))
    WindowFrame.make(for: window)
    // An iPhone 15 is 852 points high, with 34 points below the safe area.
    #expect(guide.layoutFrame == rect(0, 818, 393, 34))
    #expect(field.frame == rect(0, 768, 100, 40))
    HostKeyboardFrame.show(height: 336, on: scene.screen)
    #expect(guide.layoutFrame == rect(0, 516, 393, 336))
    #expect(field.frame == rect(0, 466, 100, 40))
    HostKeyboardFrame.show(height: 291, on: scene.screen)
    #expect(field.frame == rect(0, 511, 100, 40))
    HostKeyboardFrame.hide(on: scene.screen)
    #expect(field.frame == rect(0, 768, 100, 40))
    guide.usesBottomSafeArea = false
    WindowFrame.make(for: window)
    #expect(field.frame.maxY == 842 && guide.layoutFrame.height == 0)
  }

  @Test("the keyboard stays at the bottom of a screen that is turned")
  func turned() {
    let world = World()
    let guide = world.root.keyboardLayoutGuide
    HostKeyboardFrame.show(height: 200, on: world.scene.screen)
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 852, height: 393)
    world.scene.screen.adopt(configuration)
    WindowFrame.make(for: world.window)
    #expect(guide.layoutFrame == rect(0, 193, 852, 200))
    HostKeyboardFrame.hide(on: world.scene.screen)
    #expect(guide.layoutFrame.minY == 359)
  }

  @Test("a view that ends above the bottom of the screen has less of the keyboard, and less again when it moves up")
  func elsewhere() {
    let world = World()
    let (scene, window, root) = (world.scene, world.window, world.root)
    let panel = place(in: root)
    let bottom = panel.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -100)
    let button = place(ContentView(10, 10), in: panel)
    activate(
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.widthAnchor.constraint(equalToConstant: 200), panel.heightAnchor.constraint(equalToConstant: 600), bottom,
      button.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: panel.leadingAnchor))
    WindowFrame.make(for: window)
    #expect(button.frame.maxY == 600)
    HostKeyboardFrame.show(height: 336, on: scene.screen)
    #expect(abs(button.frame.maxY - 364) < 0.001)
    bottom.constant = -150
    WindowFrame.make(for: window)
    #expect(abs(button.frame.maxY - 414) < 0.001)
    bottom.constant = -400
    WindowFrame.make(for: window)
    #expect(button.frame.maxY == 600)
    HostKeyboardFrame.hide(on: scene.screen)
  }

  @Test("constraints for the bottom edge are active, those for other edges only while the guide is away from them")
  func tracked() {
    let world = World()
    let root = world.root
    let field = place(ContentView(100, 40), in: root)
    let guide = root.keyboardLayoutGuide
    func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
      field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: constant)
    }
    let (near, awayFromTop, nearTop, awayFromBottom) = (
      constraint(-1), constraint(-1), constraint(-2), constraint(-3)
    )
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([awayFromTop], activeWhenAwayFrom: [.top, .leading])
    guide.setConstraints([nearTop], activeWhenNearEdge: [.bottom, .top])
    guide.setConstraints([awayFromBottom], activeWhenAwayFrom: .bottom)
    #expect([near, awayFromTop, nearTop, awayFromBottom].map(\.isActive) == [true, true, false, false])
    #expect(guide.constraints(activeWhenNearEdge: [.bottom, .top]) == [nearTop])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [awayFromBottom])
    #expect(guide.constraints(activeWhenAwayFrom: .top).isEmpty)
    let other = constraint(-4)
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    #expect(!near.isActive && other.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!other.isActive && !awayFromTop.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test("notifications come in UIKit's order, with the frames before and after")
  func notifications() {
    let world = World()
    let (scene, root) = (world.scene, world.root)
    final class Listener: @unchecked Sendable {
      var names: [String] = []
      var frames: [[CGRect]] = []
      var heights: [CGFloat] = []
      var objects: [AnyObject?] = []
    }
    let listener = Listener()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    let guide = root.keyboardLayoutGuide
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        listener.names.append(note.name.rawValue)
        let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        // These are the two ways in which apps read a frame.
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        listener.frames.append([begin, end].compactMap { $0 })
        listener.objects.append(note.object as AnyObject?)
        listener.heights.append(MainActor.assumeIsolated { guide.layoutFrame.height })
        #expect(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
      }
    }
    HostKeyboardFrame.show(height: 300, on: scene.screen)
    HostKeyboardFrame.show(height: 300, on: scene.screen)
    HostKeyboardFrame.hide(on: scene.screen)
    HostKeyboardFrame.hide(on: scene.screen)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      listener.names == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification",
      ])
    let (away, shown) = (rect(0, 852, 393, 300), rect(0, 552, 393, 300))
    #expect(listener.frames == Array(repeating: [away, shown], count: 4) + Array(repeating: [shown, away], count: 4))
    #expect(listener.heights == [34, 34, 300, 300, 300, 300, 34, 34])
    #expect(listener.objects.allSatisfy { $0 === scene.screen })
  }

  @Test("an observer on the main queue hears at once, on whatever thread the main queue runs")
  func mainQueue() {
    final class Count: @unchecked Sendable { var value = 0 }
    let (count, center) = (Count(), NotificationCenter())
    let name = NSNotification.Name("test")
    let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in count.value += 1 }
    center.post(name: name, object: nil)
    #expect(count.value == 1)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count.value == 1)
  }

  @Test("a rectangle and a value that holds one are each read as the other, and other values as neither")
  func bridging() {
    let value: Any = NSValue(cgRect: rect(1, 2, 3, 4))
    #expect(value as? CGRect == rect(1, 2, 3, 4))
    #expect((rect(1, 2, 3, 4) as Any as? NSValue)?.cgRectValue == rect(1, 2, 3, 4))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)) as Any as? CGRect == nil)
  }
}
