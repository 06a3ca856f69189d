import TestHosts
import Testing

@testable import UIKit

private final class Row: UIView {
  let name = ContentView(40, 20)
  let value = ContentView(60, 20)
}

@Suite("Ambiguity explained", .ownHosts) @MainActor
struct AmbiguityTests {
  init() { StandardScreen.make() }

  /// Returns a row whose two views share its width. 200 exceeds their fitting widths, and 50 is less.
  private func makeRow(_ width: CGFloat) -> (root: UIView, row: Row) {
    let root = makeRoot(320, 480)
    let row = place(Row(), in: root)
    place(row.name, in: row)
    place(row.value, in: row)
    activate(
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor), row.topAnchor.constraint(equalTo: root.topAnchor),
      row.widthAnchor.constraint(equalToConstant: width), row.heightAnchor.constraint(equalToConstant: 20),
      row.name.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      row.value.leadingAnchor.constraint(equalTo: row.name.trailingAnchor),
      row.value.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      row.name.topAnchor.constraint(equalTo: row.topAnchor), row.value.topAnchor.constraint(equalTo: row.topAnchor))
    root.layoutIfNeeded()
    return (root, row)
  }

  @Test("where nothing settles the place of two views, the second item of their constraints stays at 0")
  func secondItemStays() {
    let root = makeRoot(320, 480)
    let image = place(UIView(), in: root)
    let label = place(ContentView(100, 20), in: root)
    activate(
      image.widthAnchor.constraint(equalToConstant: 320), image.heightAnchor.constraint(equalToConstant: 480),
      label.leadingAnchor.constraint(equalTo: image.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: image.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: -304))
    root.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(label.frame == CGRect(x: 16, y: 156, width: 288, height: 20))
  }

  @Test("a view that constraints place by its baseline keeps its place where its margins change")
  func baselineAndMargins() {
    let root = makeRoot(320, 480)
    let outer = UIView(frame: .zero)
    let other = UIView(frame: CGRect(x: 55, y: 60, width: 200, height: 117))
    root.addSubview(outer)
    root.addSubview(other)
    let view = place(UIView(), in: outer)
    let wish = view.firstBaselineAnchor.constraint(lessThanOrEqualTo: other.lastBaselineAnchor, constant: -16)
    wish.priority = UILayoutPriority(250)
    activate(wish, view.firstBaselineAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 48))
    // Either bound would be valid. The margin has no influence.
    var places: Set<CGFloat> = []
    for margin in 0..<4 {
      view.layoutMargins.top = CGFloat(margin)
      root.layoutIfNeeded()
      places.insert(view.frame.minY)
    }
    #expect(places.count == 1)
  }

  @Test("a height that is only bounded from above is the bound, or 0 where constraints before it name it")
  func boundedHeight() {
    for comesFirst in [true, false] {
      let root = makeRoot(320, 500)
      let view = place(UIView(), in: root)
      let bound = view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -34)
      let edges = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
      NSLayoutConstraint.activate(comesFirst ? [bound] + edges : edges + [bound])
      root.layoutIfNeeded()
      #expect(view.frame == (comesFirst ? rect(0, 34, 320, 466) : rect(0, 500, 320, 0)))
      #expect(view.hasAmbiguousLayout)
    }
  }

  @Test("a container whose bottom a stack view only has to reach is as high as that, in a scroll view too")
  func boundedContainer() {
    let root = makeRoot(320, 500)
    let scroll = place(UIScrollView(), in: root)
    let container = place(UIView(), in: scroll)
    let stack = place(UIStackView(arrangedSubviews: [ContentView(40, 20), ContentView(60, 40)]), in: container)
    stack.axis = .vertical
    var constraints = [
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      stack.bottomAnchor.constraint(greaterThanOrEqualTo: container.bottomAnchor),
      container.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ]
    for (view, other) in [(scroll, root), (container, scroll)] {
      constraints += [
        view.topAnchor.constraint(equalTo: other.topAnchor), view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(container.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(scroll.contentSize == CGSize(width: 320, height: 60))
    #expect(container.hasAmbiguousLayout)
  }

  @Test("a position that nothing settles is named, with the anchors that settle it")
  func position() throws {
    let root = makeRoot(320, 480)
    let view = place(ContentView(40, 20), in: root)
    view.accessibilityIdentifier = "icon"
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let found = LayoutDiagnosis.ambiguities(in: root)
    try #require(found.count == 1)
    #expect(
      found[0].text == """
        icon's vertical position is ambiguous. (icon: ContentView 'icon' in UIView)
          Each of these changes resolves the ambiguity (all were tested):
          - constrain its top
          - constrain its bottom
          - constrain its centerY
        """)
    #expect(found[0].axis == .vertical && found[0].isPositionAmbiguous && !found[0].isSizeAmbiguous)
  }

  @Test("what a stack holds between its views is not reported")
  func spanningGuide() {
    let root = makeRoot(320, 480)
    let stack = place(UIStackView(arrangedSubviews: [ContentView(40, 20), ContentView(60, 20)]), in: root)
    stack.axis = .vertical
    stack.alignment = .leading
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(LayoutDiagnosis.ambiguities(in: root).map(\.text) == [])
  }

  @Test("a view without anything needs two constraints an axis")
  func nothing() throws {
    let root = makeRoot(320, 480)
    place(in: root)
    root.layoutIfNeeded()
    let found = LayoutDiagnosis.ambiguities(in: root)
    try #require(found.count == 2)
    #expect(found.map(\.what) == ["horizontal position and width", "vertical position and height"])
    #expect(
      found[0].changes.map(\.text) == ["constrain its leading and its width", "constrain its leading and its trailing"])
    #expect(found[1].changes.map(\.text) == ["constrain its top and its height", "constrain its top and its bottom"])
  }

  @Test("a size alone that nothing settles")
  func size() throws {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    let found = LayoutDiagnosis.ambiguities(in: root)
    try #require(found.count == 1)
    #expect(found[0].what == "width")
    #expect(found[0].changes.map(\.steps) == [[.constraint(to: "width")], [.constraint(to: "trailing")]])
  }

  @Test("views that hug their contents equally: one is to hug more")
  func hugging() throws {
    let (root, _) = makeRow(200)
    let found = LayoutDiagnosis.ambiguities(in: root)
    try #require(found.map(\.name) == ["name", "value"])
    #expect(found[0].what == "width")
    #expect(
      found[0].changes.first?.text
        == "raise the horizontal content hugging priority of name to 251, above the 250 that value also has")
    #expect(found[0].changes.first?.steps == [.contentHugging(251)])
    #expect(found[1].what == "horizontal position and width")
  }

  @Test("views that resist compression equally: one is to resist more")
  func compression() throws {
    let (root, row) = makeRow(50)
    let found = LayoutDiagnosis.ambiguities(in: root)
    try #require(!found.isEmpty)
    #expect(found[0].changes.first?.steps == [.compressionResistance(751)])
    row.name.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(LayoutDiagnosis.ambiguities(in: root).isEmpty)
  }

  @Test("each change settles it on fresh views", arguments: [CGFloat(200), 50])
  func changesSettle(width: CGFloat) throws {
    let (root, _) = makeRow(width)
    let found = LayoutDiagnosis.ambiguities(in: root)
    try #require(!found.isEmpty)
    for finding in found {
      #expect(!finding.changes.isEmpty)
      for change in finding.changes {
        let (fresh, row) = makeRow(width)
        let view = finding.name == "name" ? row.name : row.value
        #expect(view.hasAmbiguousLayout)
        for step in change.steps { apply(step, to: view, in: row) }
        fresh.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout, "\(change.text)")
      }
    }
  }

  private func apply(_ step: SettlingChange.Step, to view: UIView, in row: Row) {
    switch step {
    case .contentHugging(let priority):
      view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    case .compressionResistance(let priority):
      view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    case .constraint(to: "leading"):
      view.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: view.frame.minX).isActive = true
    case .constraint(to: "trailing"):
      view.trailingAnchor.constraint(equalTo: row.leadingAnchor, constant: view.frame.maxX).isActive = true
    case .constraint(to: "centerX"):
      view.centerXAnchor.constraint(equalTo: row.leadingAnchor, constant: view.frame.midX).isActive = true
    case .constraint(to: "width"):
      view.widthAnchor.constraint(equalToConstant: view.frame.width).isActive = true
    case .constraint(let other):
      Issue.record("\(other) is not of this axis")
    }
  }

  @Test("asking moves nothing and leaves the solver as it was")
  func leavesNoTrace() throws {
    let (root, row) = makeRow(200)
    let frames = [row.frame, row.name.frame, row.value.frame]
    let engine = try #require(root.layoutStateStorage?.engine)
    _ = LayoutDiagnosis.ambiguities(in: root)
    _ = LayoutDiagnosis.trace(of: root)
    #expect(engine.solver.checkInvariants() == [])
    #expect(!engine.isDirty)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([row.frame, row.name.frame, row.value.frame] == frames)
  }

  @Test("what is settled is not listed; neither are views laid out by frames, nor hierarchies without constraints")
  func settled() {
    let (root, row) = makeRow(100)
    row.name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.addSubview(UIView(frame: rect(1, 2, 3, 4)))
    root.layoutIfNeeded()
    #expect(LayoutDiagnosis.ambiguities(in: root).isEmpty)
    #expect(LayoutDiagnosis.ambiguities(in: makeRoot(10, 10)).isEmpty)
  }

  @Test("guides are looked at too, and no more findings are made than asked for")
  func guides() {
    let root = makeRoot(320, 480)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    for _ in 0..<5 { place(in: root) }
    guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let found = LayoutDiagnosis.ambiguities(in: root, atMost: 3)
    #expect(found.count == 3)
    #expect(found[0].name == "gap")
    #expect(found[0].what == "width")
  }

  @Test("the trace marks who is laid out how, and what is ambiguous")
  func trace() {
    let root = makeRoot(320, 480)
    root.accessibilityIdentifier = "root"
    let panel = UIView(frame: rect(0, 0, 100, 100))
    panel.tag = 1
    root.addSubview(panel)
    let view = place(ContentView(40, 20), in: panel)
    view.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
    root.addSubview(UIView(frame: .zero))
    root.layoutIfNeeded()
    #expect(
      LayoutDiagnosis.trace(of: root) == """
        •UIView 'root'
        |   +UIView tag 1
        |   |   *ContentView - AMBIGUOUS LAYOUT for minY
        |   UIView

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host

        """)
  }
}
