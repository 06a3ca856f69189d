import Foundation
import TestHosts
import Testing
import UIKit

/// Event handling in the code of apps. Only `#selector` is replaced by its name.
@Suite("Unmodified code for events, Swift 6", .ownHosts)
@MainActor
struct UnmodifiedEventCodeTests {
  final class CardViewController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    private lazy var card: UIView = {
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("didTap")))
      let pan = UIPanGestureRecognizer(target: self, action: Selector(("didPan:")))
      pan.delegate = self
      pan.cancelsTouchesInView = false
      view.addGestureRecognizer(pan)
      return view
    }()
    private let button = UIButton(type: .system)
    private let scrollView = UIScrollView()
    private var toolbarItem: UIBarButtonItem?
    private var startCenter: CGPoint = .zero

    override func viewDidLoad() {
      super.viewDidLoad()
      toolbarItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector("didTap"))
      button.addTarget(self, action: Selector("didTap"), for: .touchUpInside)
      button.addTarget(self, action: Selector(("changed:")), for: [.touchDown, .touchDragExit])
      scrollView.delegate = self
      scrollView.panGestureRecognizer.require(toFail: LongSwipe(target: self, action: nil))
      view.addSubview(card)
      NotificationCenter.default.addObserver(
        self, selector: Selector(("changed:")), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    deinit {
      NotificationCenter.default.removeObserver(self)
    }

    private func didPan(_ recognizer: UIPanGestureRecognizer) {
      switch recognizer.state {
      case .began:
        startCenter = card.center
      case .changed:
        let translation = recognizer.translation(in: view)
        card.center = CGPoint(x: startCenter.x + translation.x, y: startCenter.y + translation.y)
      case .ended, .cancelled:
        if recognizer.velocity(in: view).y > 500 { card.removeFromSuperview() }
      default:
        break
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer == scrollView.panGestureRecognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      !(touch.view is UIControl)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 100).rounded() * 100
    }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(title: "Close", action: Selector(("didTap")), input: UIKeyCommand.inputEscape)]
    }

    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionEnded(motion, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      view.endEditing(true)
    }
  }

  final class LongSwipe: UIGestureRecognizer {
    private var start: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard let touch = touches.first, touches.count == 1 else {
        state = .failed
        return
      }
      start = touch.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      if let start, let touch = touches.first, touch.location(in: view).x - start.x > 200 { state = .recognized }
    }

    override func reset() {
      super.reset()
      start = nil
    }
  }

  final class CopyableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector(("copy:"))
    }

    override func copy(_ sender: Any?) {
      UIPasteboard.general.string = text
    }
  }

  final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  @Test("such code compiles, and does what it says")
  func controllers() {
    let controller = CardViewController()
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.first?.gestureRecognizers?.count == 2)
    #expect(controller.keyCommands?.first?.input == UIKeyCommand.inputEscape)
    let label = CopyableLabel()
    label.text = "copied"
    UIApplication.shared.sendAction(Selector(("copy:")), to: label, from: nil, for: nil)
    #expect(UIPasteboard.general.string == "copied")
    #expect(WideButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).point(inside: CGPoint(x: -5, y: 5), with: nil))
  }
}
