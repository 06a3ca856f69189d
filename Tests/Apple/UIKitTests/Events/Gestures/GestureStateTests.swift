import QuartzCore
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Gesture states", .ownHosts)
struct GestureStateTests {
  /// A recognizer that performs the given changes of state on each event, legal or not.
  final class Puppet: UIGestureRecognizer {
    var orders: [UIGestureRecognizer.State?] = []
    private(set) var resets = 0
    private func obey() {
      if !orders.isEmpty, let order = orders.removeFirst() { state = order }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { obey() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { obey() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { obey() }
    override func reset() { resets += 1 }
  }

  private static let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  /// Returns whether a sequence of reported states is legal.
  private static func isLegal(_ told: [UIGestureRecognizer.State]) -> Bool {
    guard let first = told.first else { return true }
    if first == .ended { return told.count == 1 }
    guard first == .began else { return false }
    for (index, state) in told.enumerated().dropFirst() {
      switch state {
      case .changed: continue
      case .ended, .cancelled: return index == told.count - 1
      case .possible, .began, .failed: return false
      }
    }
    return true
  }

  @Test(
    "whatever a subclass sets, targets hear of legal sequences with at most one end, and it is possible again afterwards"
  )
  func everySequence() {
    let orders: [UIGestureRecognizer.State?] = [nil] + GestureStateTests.states.map { $0 }
    var legalEnds = 0
    for a in orders {
      for b in orders {
        for c in orders {
          for d in orders {
            let world = GestureWorld()
            let puppet = Puppet()
            puppet.orders = [a, b, c, d]
            var told: [UIGestureRecognizer.State] = []
            puppet.listeners.append { told.append($0.state) }
            let judge = GestureJudge()
            puppet.delegate = judge
            world.view.addGestureRecognizer(puppet)
            let finger = world.finger()
            finger.move(to: CGPoint(x: 160, y: 160))
            finger.move(to: CGPoint(x: 170, y: 170))
            finger.lift()
            #expect(GestureStateTests.isLegal(told), "\(puppet.orders) told \(told)")
            #expect(judge.asked.filter { $0 == "begin" }.count <= 1)
            #expect(told.isEmpty || judge.asked.contains("begin"))
            if let last = told.last, last == .ended || last == .cancelled {
              legalEnds += 1
              #expect(puppet.state == .possible && puppet.resets == 1)
            }
            puppet.isEnabled = false
            #expect(puppet.state == .possible)
          }
        }
      }
    }
    #expect(legalEnds > 500)
  }

  @Test("pan, pinch, press and tap tell legal sequences with one end, whatever two fingers do")
  func everyFingerSequence() {
    // In each step, a finger touches, moves far, rests, is lifted, or is cancelled.
    enum Step: CaseIterable { case down, move, wait, lift, cancel }
    var steps: [[Step]] = [[]]
    for _ in 0..<5 { steps = steps.flatMap { row in Step.allCases.map { row + [$0] } } }
    for row in steps {
      let world = GestureWorld()
      var told: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]
      let recognizers = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
        UISwipeGestureRecognizer(), UIRotationGestureRecognizer(),
      ]
      let judge = GestureJudge()
      judge.together = true
      for recognizer in recognizers {
        recognizer.delegate = judge
        recognizer.listeners.append { told[ObjectIdentifier($0), default: []].append($0.state) }
        world.view.addGestureRecognizer(recognizer)
      }
      var fingers: [HostFinger] = []
      var x: CGFloat = 150
      for step in row {
        switch step {
        case .down where fingers.count < 2: fingers.append(world.finger(150 + 60 * CGFloat(fingers.count), 150))
        case .move:
          x += 30
          fingers.last?.move(to: CGPoint(x: x, y: 180))
        case .wait: world.wait(0.55)
        case .lift: fingers.popLast()?.lift()
        case .cancel: fingers.popLast()?.cancel()
        case .down: break
        }
      }
      while let finger = fingers.popLast() { finger.lift() }
      world.wait(1)
      for recognizer in recognizers {
        let states = told[ObjectIdentifier(recognizer)] ?? []
        // Several gestures may follow each other, and are separated at their ends.
        var rest = states[...]
        while !rest.isEmpty {
          let end = rest.firstIndex { $0 == .ended || $0 == .cancelled } ?? rest.endIndex - 1
          let one = Array(rest[rest.startIndex...end])
          #expect(GestureStateTests.isLegal(one) && (one.last == .ended || one.last == .cancelled), "\(row): \(states)")
          rest = rest[(end + 1)...]
        }
        #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0, "\(row): \(recognizer)")
      }
    }
  }
}
