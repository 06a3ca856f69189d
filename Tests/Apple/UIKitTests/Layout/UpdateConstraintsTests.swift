import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("updateConstraints", .ownHosts) @MainActor
struct UpdateConstraintsTests {
  init() { StandardScreen.make() }

  final class Recorder: UIView {
    nonisolated(unsafe) static var log: [Int] = []
    var onUpdate: (() -> Void)?

    override func updateConstraints() {
      Recorder.log.append(tag)
      onUpdate?()
      super.updateConstraints()
    }
  }

  func tree() -> (root: Recorder, child: Recorder, leaf: Recorder) {
    let views = (1...3).map { tag -> Recorder in
      let view = Recorder()
      view.tag = tag
      return view
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    Recorder.log = []
    return (views[0], views[1], views[2])
  }

  @Test("the first layout updates every view, subviews first")
  func order() {
    let (root, _, _) = tree()
    root.layoutIfNeeded()
    #expect(Recorder.log == [3, 2, 1])
    root.layoutIfNeeded()
    #expect(Recorder.log == [3, 2, 1])
  }

  @Test("later only the views that ask are updated")
  func asking() {
    let (root, child, leaf) = tree()
    root.layoutIfNeeded()
    Recorder.log = []
    leaf.setNeedsUpdateConstraints()
    #expect(leaf.needsUpdateConstraints())
    #expect(!child.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(Recorder.log == [3])
    #expect(!leaf.needsUpdateConstraints())
  }

  @Test("constraints made in updateConstraints are laid out in the same pass")
  func making() {
    let (root, child, _) = tree()
    root.frame = rect(0, 0, 100, 100)
    child.translatesAutoresizingMaskIntoConstraints = false
    root.onUpdate = {
      if child.constraints.isEmpty {
        child.widthAnchor.constraint(equalToConstant: 42).isActive = true
      }
    }
    root.layoutIfNeeded()
    #expect(child.frame.width == 42)
  }

  @Test("a view that asks again in each update does not hang layout")
  func endless() {
    let (root, _, leaf) = tree()
    UserInterface.current.diagnosticListener = { _ in }
    defer { UserInterface.current.diagnosticListener = nil }
    leaf.onUpdate = { leaf.setNeedsUpdateConstraints() }
    root.updateConstraintsIfNeeded()
    #expect(Recorder.log.filter { $0 == 3 }.count < 20)
  }
}
