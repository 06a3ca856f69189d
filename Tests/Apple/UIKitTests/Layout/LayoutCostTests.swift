import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Layout visits only changed views, and its time is linear.
@Suite("What layout visits", .ownHosts) @MainActor
struct LayoutCostTests {
  init() { StandardScreen.make() }

  final class CountingView: UIView {
    var layouts = 0
    var sizeQuestions = 0
    var content = CGSize(width: 10, height: 10)

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }

    override var intrinsicContentSize: CGSize {
      sizeQuestions += 1
      return content
    }
  }

  func rows(_ count: Int) -> (root: UIView, rows: [CountingView], labels: [CountingView]) {
    let root = makeRoot(320, 480)
    var rows: [CountingView] = []
    var labels: [CountingView] = []
    for index in 0..<count {
      let row = place(CountingView(), in: root)
      row.content = CGSize(width: -1, height: -1)
      let label = place(CountingView(), in: row)
      activate(
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: index == 0 ? root.topAnchor : rows[index - 1].bottomAnchor),
        row.heightAnchor.constraint(equalToConstant: 44),
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: row.centerYAnchor))
      rows.append(row)
      labels.append(label)
    }
    return (root, rows, labels)
  }

  @Test("one changed label lays out its row alone")
  func oneLabel() {
    let (root, rows, labels) = rows(300)
    root.layoutIfNeeded()
    #expect(rows[299].frame == rect(0, 299 * 44, 320, 44))
    for view in rows + labels { (view.layouts, view.sizeQuestions) = (0, 0) }
    labels[150].content.width = 60
    labels[150].invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(labels[150].frame == rect(16, 17, 60, 10))
    #expect(rows.enumerated().filter { $0.element.layouts > 0 }.map(\.offset) == [150])
    #expect(labels.enumerated().filter { $0.element.sizeQuestions > 0 }.map(\.offset) == [150])
  }

  @Test("adding constraints solves nothing until layout asks")
  func batching() throws {
    let (root, _, labels) = rows(10)
    root.layoutIfNeeded()
    let engine = try #require(ConstraintLayout.engine(of: root))
    #expect(!engine.isDirty)
    let constraint = labels[3].widthAnchor.constraint(equalToConstant: 77)
    constraint.isActive = true
    #expect(engine.isDirty)
    #expect(constraint.row == nil)
    root.layoutIfNeeded()
    #expect(constraint.row != nil)
  }

  @Test("removing all rows one by one leaves no variable and no row behind")
  func removal() throws {
    let (root, rows, _) = rows(50)
    root.layoutIfNeeded()
    let engine = try #require(ConstraintLayout.engine(of: root))
    for row in rows { row.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
    #expect(engine.slotsOfVariables.compactMap { $0 }.count == 4)
    #expect(engine.owners.count == root.layoutState.item.slot?.box.count)
  }

  @Test("a frame's variables go when the last constraint that names the view does")
  func idleSlots() {
    let root = makeRoot(320, 480)
    let fixed = UIView(frame: rect(0, 0, 10, 10))
    root.addSubview(fixed)
    let view = place(ContentView(5, 5), in: root)
    let constraint = view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(fixed.layoutState.item.slot != nil)
    constraint.isActive = false
    root.layoutIfNeeded()
    #expect(fixed.layoutState.item.slot == nil)
  }

  @Test("a hundred screens of text are measured once each, and again only where the width changes")
  func textMeasurements() {
    let root = makeRoot(200, 480)
    let texts = (0..<20).map { _ in place(WrappingView(characters: 30), in: root) }
    for (index, text) in texts.enumerated() {
      activate(
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        text.topAnchor.constraint(equalTo: index == 0 ? root.topAnchor : texts[index - 1].bottomAnchor))
    }
    root.layoutIfNeeded()
    #expect(texts[19].frame == rect(0, 19 * 40, 200, 40))
    let before = texts.map(\.measurements)
    texts[4].characters = 50
    root.layoutIfNeeded()
    #expect(texts[19].frame == rect(0, 780, 200, 40))
    let changed = zip(texts, before).filter { $0.measurements != $1 }
    #expect(changed.count == 1)
  }
}
