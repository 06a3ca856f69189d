import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIControl's events", .ownHosts)
struct UIControlEventTests {
  private let screen = ControlTestScreen()
  private let control = RecordingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  /// A control that records its calls and its actions.
  private final class RecordingControl: UIControl {
    var log: [String] = []
    var refusesTracking = false

    func record(_ event: UIControl.Event, _ name: String) {
      addAction(UIAction { [unowned self] _ in log.append(name + (isHighlighted ? "*" : "")) }, for: event)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return !refusesTracking
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue")
      return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }

    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  init() {
    control.record(.touchDown, "down")
    control.record(.touchDownRepeat, "downRepeat")
    control.record(.touchDragInside, "dragInside")
    control.record(.touchDragOutside, "dragOutside")
    control.record(.touchDragEnter, "dragEnter")
    control.record(.touchDragExit, "dragExit")
    control.record(.touchUpInside, "upInside")
    control.record(.touchUpOutside, "upOutside")
    control.record(.touchCancel, "touchCancel")
    control.record(.primaryActionTriggered, "primary")
    screen.show(control)
  }

  @Test("a tap sends touch down while highlighted, and touch up inside when it is not any more")
  func tap() {
    HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window).lift()
    #expect(control.log == ["begin", "down*", "end", "upInside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("a second tap in a row sends touch down repeat as well")
  func doubleTap() {
    HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window, tapCount: 2).lift()
    #expect(control.log == ["begin", "down*", "downRepeat*", "end", "upInside"])
  }

  @Test("a finger is inside up to 70 points beyond the bounds, and crossing that sends exit and enter once")
  func dragging() {
    let finger = HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window)
    control.log = []
    finger.move(to: CGPoint(x: 269, y: 120))
    #expect(control.log == ["continue", "dragInside*"])
    control.log = []
    finger.move(to: CGPoint(x: 271, y: 120))
    finger.move(to: CGPoint(x: 300, y: 120))
    #expect(control.log == ["continue", "dragOutside", "dragExit", "continue", "dragOutside"])
    #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
    control.log = []
    finger.move(to: CGPoint(x: 200, y: 120))
    #expect(control.log == ["continue", "dragInside*", "dragEnter*"])
    control.log = []
    finger.lift(at: CGPoint(x: 300, y: 250))
    #expect(control.log == ["end", "upOutside"])
  }

  @Test("a touch that is taken away cancels the tracking")
  func cancelling() {
    let finger = HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window)
    finger.cancel()
    #expect(control.log == ["begin", "down*", "cancel", "touchCancel"])
    #expect(!control.isHighlighted)
  }

  @Test("a control that refuses to track sends nothing and is not highlighted")
  func refusing() {
    control.refusesTracking = true
    let finger = HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window)
    #expect(!control.isHighlighted)
    finger.move(to: CGPoint(x: 160, y: 120))
    finger.lift()
    #expect(control.log == ["begin"])
  }

  @Test("a disabled control swallows touches, and one disabled under the finger forgets it")
  func disabling() {
    control.isEnabled = false
    HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window).lift()
    #expect(control.log.isEmpty)
    control.isEnabled = true
    let finger = HostFinger(down: CGPoint(x: 150, y: 120), in: screen.window)
    control.isEnabled = false
    finger.lift()
    #expect(control.log == ["begin", "down*", "cancel"])
    #expect(control.state == .disabled)
  }

  @Test("actions are performed in the order in which they were added, each once")
  func order() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("first") }, for: [.valueChanged, .touchUpInside])
    control.addAction(UIAction { _ in log.append("second") }, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(log == ["first", "second"])
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
  }

  @Test("an action replaces the earlier one with its identifier and goes with it for the events of both")
  func identifiers() {
    let control = UIControl()
    let name = UIAction.Identifier("save")
    var log: [String] = []
    control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new", "new"])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.count == 2)
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("the sender of an action is the control while the handler runs, and nothing afterwards")
  func sender() {
    let control = UIControl()
    var isControl = false
    let action = UIAction { action in isControl = action.sender as? UIControl === control }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(isControl)
    #expect(action.sender == nil)
  }

  @Test("actions without an identifier do not replace each other")
  func dynamicIdentifiers() {
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test("the state is put together from what the control is")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test("a primary action is performed on the primary event")
  func primaryAction() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
