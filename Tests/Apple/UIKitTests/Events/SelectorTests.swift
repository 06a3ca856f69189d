import Foundation
import QuartzCore
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Selectors", .ownHosts)
struct SelectorTests {
  init() {
    StandardScreen.make()
    SelectorTable.add("note", to: Listener.self) { listener, _ in
      listener.log.append("note")
      return nil
    }
    SelectorTable.add("note:", to: Listener.self) { listener, arguments in
      listener.log.append("note \(describe(arguments[0]))")
      return nil
    }
    SelectorTable.add("note:with:", to: Listener.self) { listener, arguments in
      listener.log.append("note \(describe(arguments[0])) \(describe(arguments[1]))")
      return nil
    }
    SelectorTable.add("answer", to: Listener.self) { listener, _ in listener }
    SelectorTable.add("note", to: DerivedListener.self) { listener, _ in
      listener.log.append("derived")
      return nil
    }
  }

  class Listener: UIView {
    var log: [String] = []
  }

  final class DerivedListener: Listener {}

  @Test("a selector is its name, and its colons are its arguments")
  func names() {
    let selector: Selector = "tableView:didSelect:"
    #expect(selector == Selector("tableView:didSelect:"))
    #expect(selector.description == "tableView:didSelect:")
    #expect(selector.argumentCount == 2)
    #expect(Selector("save").argumentCount == 0)
  }

  @Test("the most derived class that knows a selector answers")
  func inheritance() {
    let (base, derived) = (Listener(), DerivedListener())
    base.perform("note")
    derived.perform("note")
    derived.perform("note:", with: "x")
    derived.perform("note:with:", with: 1, with: nil)
    #expect(base.log == ["note"])
    #expect(derived.log == ["derived", "note x", "note 1 nil"])
    #expect(base.perform("answer")?.takeUnretainedValue() === base)
    #expect(base.perform("note") == nil)
  }

  @Test("an object answers to what is registered for its class and the classes above")
  func responding() {
    #expect(Listener().responds(to: "note:"))
    #expect(DerivedListener.instancesRespond(to: "note:with:"))
    #expect(!UIView().responds(to: "note"))
    #expect(!Listener().responds(to: "note:with:and:"))
    #expect(UIView().responds(to: "setNeedsLayout"))
    #expect(!UIView().responds(to: "copy:"))
    #expect(UITextField().responds(to: "copy:"))
  }

  @Test("the message about an unknown selector names class and selector, and what to do")
  func complaint() {
    let text = SelectorTable.complaint("didTap:", Listener.self)
    #expect(text.contains("SelectorTests.Listener didTap:]: unrecognized selector sent to instance"))
    #expect(text.contains("ViewHost.register(\"didTap:\", of: Listener.self)"))
  }

  // MARK: - Controls

  @Test("a control's messages bring along what their colons ask for, in the order in which all was added")
  func controlMessages() {
    let (control, listener) = (UIControl(), Listener())
    control.addTarget(listener, action: "note", for: .valueChanged)
    control.addAction(UIAction { _ in listener.log.append("action") }, for: .valueChanged)
    control.addTarget(listener, action: "note:", for: [.valueChanged, .touchUpInside])
    control.addTarget(listener, action: "note:with:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.log == ["note", "action", "note UIControl", "note UIControl nil"])
    listener.log = []
    control.sendActions(for: .touchUpInside)
    #expect(listener.log == ["note UIControl"])
  }

  @Test("a message of a touch brings the event")
  func eventOfMessage() {
    let (screen, listener) = (ControlTestScreen(), Listener())
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    screen.show(control)
    control.addTarget(listener, action: "note:with:", for: .touchUpInside)
    HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window).lift()
    #expect(listener.log == ["note UIControl UIEvent"])
  }

  @Test("adding a target again adds events, removing takes them away, and a target that goes is forgotten")
  func targets() {
    let control = UIControl()
    var listener: Listener? = Listener()
    control.addTarget(listener, action: "note", for: .touchDown)
    control.addTarget(listener, action: "note", for: .touchUpInside)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["note"])
    #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == nil)
    #expect(control.allTargets == [listener!])
    control.removeTarget(nil, action: nil, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    listener = nil
    #expect(control.allControlEvents == [])
    control.sendActions(for: .allEvents)
    control.addTarget(nil, action: "nobody", for: .touchDown)
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    control.sendActions(for: .touchDown)
  }

  @Test("classes and plain objects are targets like others, and the elements of the set stand for them")
  func targetsOfOtherKinds() {
    final class Plain {}
    let (control, plain) = (UIControl(), Plain())
    control.addTarget(Listener.self, action: "note", for: .touchDown)
    control.addTarget(plain, action: "note", for: .touchUpInside)
    let targets = control.allTargets
    #expect(targets.count == 2 && !targets.contains { $0.base is NSNull })
    var events: [UIControl.Event] = []
    for target in targets {
      for event in [UIControl.Event.touchDown, .touchUpInside]
      where control.actions(forTarget: target, forControlEvent: event) == ["note"] {
        events.append(event)
      }
    }
    #expect(
      Set(events.map(\.rawValue)) == [UIControl.Event.touchDown.rawValue, UIControl.Event.touchUpInside.rawValue])
    var classes: [AnyClass] = []
    control.enumerateEventHandlers { _, message, _, _ in (message?.0 as? AnyClass).map { classes.append($0) } }
    #expect(classes.count == 1 && classes.first == Listener.self)
    for target in targets { control.removeTarget(target, action: nil, for: .allEvents) }
    #expect(control.allTargets.isEmpty)
  }

  // MARK: - The chain

  @Test("without a target an action goes to the first responder, then to the sender, and up from there")
  func chain() {
    final class Focused: Listener {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let (outer, focused, control) = (Listener(), Focused(), UIControl())
    window.addSubview(outer)
    outer.addSubview(control)
    window.addSubview(focused)
    control.addTarget(nil, action: "note:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(outer.log == ["note UIControl"])
    #expect(focused.becomeFirstResponder())
    control.sendActions(for: .touchDown)
    #expect(outer.log.count == 1)
    #expect(focused.log == ["note UIControl"])
    #expect(!UIApplication.shared.sendAction("unknown", to: nil, from: control, for: nil))
  }

  @Test("a responder that can't perform an action now hands it on")
  func canPerform() {
    final class Refusing: Listener {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let (outer, inner) = (Listener(), Refusing())
    outer.addSubview(inner)
    #expect(inner.target(forAction: "note", withSender: nil) as? Listener === outer)
    #expect(inner.target(forAction: "unknown", withSender: nil) == nil)
    #expect(outer.canPerformAction("note", withSender: nil))
    #expect(!outer.canPerformAction("copy:", withSender: nil))
  }

  @Test("an overridden action of editing is performed though nothing is registered for it")
  func overriddenEditing() {
    final class CopyLabel: UILabel {
      var copies = 0
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let label = CopyLabel()
    #expect(UIApplication.shared.sendAction("copy:", to: nil, from: label, for: nil))
    #expect(label.copies == 1)
  }

  // MARK: - Others

  @Test("a bar button item sends its message with itself")
  func barButtonItem() {
    let listener = Listener()
    let item = UIBarButtonItem(title: "Save", style: .done, target: listener, action: "note:")
    #expect(item.title == "Save" && item.style == .done && item.target === listener && item.action == "note:")
    let system = UIBarButtonItem(barButtonSystemItem: .add, target: listener, action: "note")
    #expect(system.systemItem == .add)
  }

  @Test("notifications come as messages until the observer is removed or gone")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("happened")
    var listener: Listener? = Listener()
    let other = Listener()
    center.addObserver(listener!, selector: "note:", name: name, object: nil)
    center.addObserver(other, selector: "note", name: name, object: other)
    center.post(name: name, object: nil)
    #expect(listener!.log == ["note happened"] && other.log.isEmpty)
    center.post(name: name, object: other)
    #expect(other.log == ["note"])
    center.removeObserver(other)
    center.post(name: name, object: other)
    #expect(other.log == ["note"])
    #expect(listener!.log.count == 3)
    listener = nil
    center.post(name: name, object: nil)
  }

  @Test("a timer sends its message with itself")
  func timers() {
    let listener = Listener()
    let timer = Timer(timeInterval: 1, target: listener, selector: "note:", userInfo: nil, repeats: false)
    timer.fire()
    #expect(listener.log == ["note Timer"])
    let scheduled = Timer.scheduledTimer(
      timeInterval: 100, target: listener, selector: "note", userInfo: "info", repeats: true)
    #expect(scheduled.userInfo as? String == "info")
    scheduled.fire()
    scheduled.invalidate()
    #expect(listener.log == ["note Timer", "note"])
  }

  @Test("a timer's first message comes after its interval, by the host's clock")
  func firstMessage() {
    let listener = Listener()
    let host = AppHost.current
    Timer.scheduledTimer(timeInterval: 2, target: listener, selector: "note", userInfo: nil, repeats: false)
    RunLoop.main.add(
      Timer(timeInterval: 1, target: listener, selector: "note:", userInfo: nil, repeats: false), forMode: .common)
    HostTime.advance(host, by: 0.9, frameRate: 60) {}
    #expect(listener.log.isEmpty)
    HostTime.advance(host, by: 0.2, frameRate: 60) {}
    #expect(listener.log == ["note Timer"])
    HostTime.advance(host, by: 1, frameRate: 60) {}
    #expect(listener.log == ["note Timer", "note"])
  }

  @Test("a message may be sent later by the host's clock, unless it is called off")
  func delayed() {
    AppHost.current.clock.now = 0
    defer { AppHost.current.clock.now = 0 }
    let listener = Listener()
    listener.perform("note:", with: "a", afterDelay: 0.5)
    listener.perform("note:", with: "b", afterDelay: 0.2)
    listener.perform("note:", with: "c", afterDelay: 0.3)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "note:", object: "c")
    EventTimers.current.fireDue()
    #expect(listener.log.isEmpty)
    AppHost.current.clock.now = 0.6
    EventTimers.current.fireDue()
    #expect(listener.log == ["note b", "note a"])
    listener.perform("note", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    EventTimers.current.fireDue()
    #expect(listener.log.count == 2)
  }

  @Test("a command and an action of assistive technologies send their messages")
  func commands() {
    let listener = Listener()
    let command = UICommand(title: "Note", action: "note:")
    command.performWithSender(nil, target: listener)
    #expect(listener.log == ["note UICommand"])
    SelectorTable.add("refuse:", to: Listener.self) { _, _ in false }
    let action = UIAccessibilityCustomAction(name: "No", target: listener, selector: "refuse:")
    #expect(!action.perform())
  }
}

@MainActor
private func describe(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let text as String: text
  case let number as Int: "\(number)"
  case let notification as Notification: notification.name.rawValue
  case is Timer: "Timer"
  case let object as NSObject: "\(type(of: object))"
  default: "?"
  }
}
