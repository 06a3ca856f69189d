import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("A person at the screen", .ownHosts)
struct PersonTests {
  private let host = ViewHost(device: .standard)
  private let root = UIView()

  init() {
    let controller = UIViewController()
    controller.view = root
    host.show(controller)
  }

  private func addButton(_ title: String, _ frame: CGRect, to view: UIView? = nil, _ action: @escaping () -> Void = {})
    -> UIButton
  {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = frame
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    (view ?? root).addSubview(button)
    return button
  }

  private func refusal(_ target: Target) -> TargetError.Reason? {
    do {
      _ = try host.place(of: target)
      return nil
    } catch { return error.reason }
  }

  @Test("a view is tapped where it is seen: by itself, its text or its identifier")
  func tapping() throws {
    var count = 0
    let button = addButton("Save", CGRect(x: 100, y: 200, width: 100, height: 40)) { count += 1 }
    button.accessibilityIdentifier = "save-button"
    try host.tap(on: button)
    try host.tap(text: "Save")
    try host.tap(identifier: "save-button")
    host.tap(at: CGPoint(x: 110, y: 210))
    #expect(count == 4)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(count == 4)
  }

  @Test("a label in a view that takes taps stands for it")
  func label() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Details"
    root.addSubview(label)
    #expect(refusal(.text("Details")) == nil)
    #expect(try host.find(.text("Details")) === label)
  }

  @Test("what a person could not touch is refused, with the reason")
  func refusals() throws {
    let button = addButton("Buy", CGRect(x: 100, y: 200, width: 100, height: 40))
    let name = button.briefDescription
    #expect(refusal(.view(button)) == nil)
    button.isHidden = true
    #expect(refusal(.view(button)) == .hidden(name))
    button.isHidden = false
    button.alpha = 0
    #expect(refusal(.view(button)) == .transparent(name))
    button.alpha = 1
    button.isUserInteractionEnabled = false
    #expect(refusal(.view(button)) == .interactionDisabled(name))
    button.isUserInteractionEnabled = true
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    root.addSubview(cover)
    #expect(refusal(.view(button)) == .covered(by: cover.briefDescription))
    cover.isUserInteractionEnabled = false
    #expect(refusal(.view(button)) == nil)
    cover.removeFromSuperview()
    button.frame.origin.y = 2000
    #expect(refusal(.view(button)) == .offScreen(CGRect(x: 100, y: 2000, width: 100, height: 40)))
    button.frame = CGRect(x: 100, y: 200, width: 0, height: 0)
    #expect(refusal(.view(button)) == .empty)
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    clip.clipsToBounds = true
    root.addSubview(clip)
    clip.addSubview(button)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    #expect(refusal(.view(button)) == .clipped(by: clip.briefDescription))
    button.removeFromSuperview()
    #expect(refusal(.view(button)) == .notInWindow)
    #expect(throws: TargetError.self) { try host.tap(on: button) }
  }

  @Test("a text that is not there is answered with those that come near, one that is there twice with both")
  func finding() {
    _ = addButton("Continue", CGRect(x: 0, y: 100, width: 100, height: 40))
    #expect(refusal(.text("Contineu")) == .notFound(near: ["\"Continue\""]))
    let other = addButton("Continue", CGRect(x: 0, y: 200, width: 100, height: 40))
    guard case .ambiguous(let views)? = refusal(.text("Continue")) else {
      Issue.record("two buttons, and no complaint")
      return
    }
    #expect(views == ["the point 50,120 (UIButton)", "the point 50,220 (UIButton)"])
    other.accessibilityIdentifier = "next"
    let error = #expect(throws: TargetError.self) { try host.tap(text: "Continue") }
    #expect(
      error?.description
        == "2 views have the text \"Continue\": take the point 50,120 (UIButton) or #next (UIButton)")
    other.isHidden = true
    #expect(refusal(.text("Continue")) == nil)
  }

  @Test("the message names what was meant and what is in the way")
  func message() throws {
    let button = addButton("Buy", CGRect(x: 100, y: 200, width: 100, height: 40))
    button.accessibilityIdentifier = "buy"
    button.isHidden = true
    let error = #expect(throws: TargetError.self) { try host.tap(identifier: "buy") }
    #expect(
      error?.description
        == "the view with the identifier \"buy\" can't be touched: \(button.briefDescription) is hidden")
  }

  @Test("double taps, long presses, drags, pinches and turns are recognized as such")
  func gestures() throws {
    var log: [String] = []
    let view = UIView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
    view.isMultipleTouchEnabled = true
    root.addSubview(view)
    final class Listener: NSObject {
      var heard: (UIGestureRecognizer) -> Void = { _ in }
    }
    ViewHost.register("heard:", of: Listener.self) { listener, arguments in
      if let recognizer = arguments[0] as? UIGestureRecognizer { listener.heard(recognizer) }
      return nil
    }
    let listener = Listener()
    listener.heard = { recognizer in
      if recognizer.state == .ended { log.append("\(type(of: recognizer))") }
    }
    func attach(_ recognizer: UIGestureRecognizer) {
      recognizer.addTarget(listener, action: "heard:")
      view.gestureRecognizers = [recognizer]
      log = []
    }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    attach(double)
    try host.doubleTap(.view(view))
    #expect(log == ["UITapGestureRecognizer"])
    attach(UILongPressGestureRecognizer())
    try host.longPress(.view(view))
    #expect(log == ["UILongPressGestureRecognizer"])
    let pan = UIPanGestureRecognizer()
    var way = CGPoint.zero
    attach(pan)
    listener.heard = { _ in way = pan.translation(in: nil) }
    try host.drag(.view(view), by: CGVector(dx: 0, dy: 80))
    #expect(way == CGPoint(x: 0, y: 70))
    let pinch = UIPinchGestureRecognizer()
    var scale: CGFloat = 1
    attach(pinch)
    listener.heard = { _ in scale = pinch.scale }
    try host.pinch(.view(view), scale: 2)
    #expect(abs(scale - 2) < 1e-9)
    try host.pinch(.view(view), scale: 0.5)
    #expect(abs(scale - 0.5) < 1e-9)
    let rotation = UIRotationGestureRecognizer()
    var angle: CGFloat = 0
    attach(rotation)
    listener.heard = { _ in angle = rotation.rotation }
    try host.turn(.view(view), by: .pi / 2)
    #expect(abs(angle - .pi / 2) < 1e-9)
    let swipe = UISwipeGestureRecognizer()
    attach(swipe)
    listener.heard = { _ in log.append("swipe") }
    try host.swipe(.right, on: .view(view))
    #expect(log == ["swipe"])
  }

  @Test("a swipe scrolls, the content moves on as time passes, and the status bar brings it back")
  func scrolling() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    scrollView.contentSize = CGSize(width: 390, height: 5000)
    root.addSubview(scrollView)
    try host.swipe(.up, on: .view(scrollView))
    let offset = scrollView.contentOffset.y
    #expect(offset > 200 && scrollView.isDecelerating)
    host.advance(by: 5)
    #expect(scrollView.contentOffset.y > offset && !scrollView.isDecelerating)
    host.tapStatusBar()
    host.advance(by: 0.5)
    #expect(scrollView.contentOffset.y == 0)
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    #expect(scrollView.contentOffset.y == 190)
  }

  @Test("typing goes into the field that was tapped, and is refused where there is none")
  func typing() throws {
    let refusal = #expect(throws: TypingError.self) { try host.type("x") }
    #expect(refusal?.firstResponder == nil)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    root.addSubview(field)
    try host.tap(text: "Name")
    try host.type("Anna")
    try host.deleteBackward()
    #expect(field.text == "Ann")
  }

  @Test("shortcuts come to the first responder's commands, then to those of editing, then keys type")
  func keys() throws {
    final class Controller: UIViewController {
      var log: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"),
          UIKeyCommand(input: "x", modifierFlags: [], action: "save:"),
        ]
      }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("press \(presses.first?.key?.characters ?? "?")")
      }
    }
    ViewHost.register("save:", of: Controller.self) { controller, arguments in
      controller.log.append("save \((arguments[0] as? UIKeyCommand)?.input ?? "?")")
      return nil
    }
    let controller = Controller()
    host.show(controller)
    host.press("s", .command)
    host.press("x")
    host.press("y", .shift)
    #expect(controller.log == ["save s", "save x", "press Y"])
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    try host.tap(on: field)
    host.press("x")
    host.press("y", .shift)
    #expect(field.text == "xY")
    host.press("a", .command)
    host.press("c", .command)
    host.press(UIKeyCommand.inputRightArrow)
    host.press("v", .command)
    #expect(field.text == "xYxY")
    host.press("s", .command)
    #expect(controller.log.last == "save s")
  }

  @Test("two fingers at once are two touches, and a pointer hovers without touching")
  func fingers() {
    final class TouchView: UIView {
      var most = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { most = max(most, touches.count) }
    }
    let view = TouchView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
    view.isMultipleTouchEnabled = true
    root.addSubview(view)
    let hover = UIHoverGestureRecognizer()
    view.addGestureRecognizer(hover)
    let (one, two) = (host.putDown(at: CGPoint(x: 100, y: 300)), host.putDown(at: CGPoint(x: 200, y: 300)))
    #expect(one.view === view && two.view === view)
    one.move(to: CGPoint(x: 110, y: 300))
    #expect(view.most == 1)
    one.lift()
    two.cancel()
    host.hover(at: CGPoint(x: 100, y: 300))
    #expect(hover.state == .began && hover.location(in: view) == CGPoint(x: 50, y: 100))
    host.hover(at: CGPoint(x: 110, y: 300))
    #expect(hover.state == .changed)
    host.hover(at: CGPoint(x: 10, y: 100))
    #expect(hover.state == .possible)
  }

  @Test("the device is turned, shaken, and given other settings")
  func device() {
    final class Shaken: UIViewController {
      var shakes = 0
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { shakes += 1 }
      }
    }
    let controller = Shaken()
    host.show(controller)
    host.rotate(to: .landscape)
    #expect(controller.view.bounds.width > controller.view.bounds.height)
    host.set(UIUserInterfaceStyle.dark)
    host.set(UIContentSizeCategory.extraLarge)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
    host.shake()
    #expect(controller.shakes == 1)
  }

  @Test("a headset's button is heard by the first responder between an app's asking for it and its asking no more")
  func remoteControl() {
    final class Player: UIViewController {
      var requests: [UIEvent.EventSubtype] = []
      override func remoteControlReceived(with event: UIEvent?) {
        if let event, event.type == .remoteControl { requests.append(event.subtype) }
      }
    }
    let controller = Player()
    host.show(controller)
    host.remoteControl(.remoteControlPlay)
    host.run { UIApplication.shared.beginReceivingRemoteControlEvents() }
    host.remoteControl(.remoteControlPause)
    host.run { UIApplication.shared.endReceivingRemoteControlEvents() }
    host.remoteControl(.remoteControlNextTrack)
    #expect(controller.requests == [.remoteControlPause])
  }
}
