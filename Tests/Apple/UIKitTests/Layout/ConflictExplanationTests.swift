import Foundation
import TestHosts
import Testing

@testable import UIKit

private final class Card: UIView {
  let title = UILabel()
  lazy var badge = UIView()
  var rows: [UIView] = []
}

private final class CardController: UIViewController {
  let card = Card()
}

/// A view with all kinds of references that an outlet may be. Objects of weak and unowned ones may be released.
private class Panel: UIView {
  unowned let coordinator: NSObject
  weak var outlet: UIView!
  unowned let lid: UIView

  init(coordinator: NSObject, lid: UIView) {
    self.coordinator = coordinator
    self.lid = lid
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class LidlessPanel: Panel {
  private let handle = UIView()

  func addHandle() -> UIView { place(handle, in: self) }
}

@Suite("Conflicts explained", .ownHosts) @MainActor
struct ConflictExplanationTests {
  init() { StandardScreen.make() }

  func explanation(_ root: UIView) throws -> ConflictExplanation {
    let conflicts = reportedConflicts { root.layoutIfNeeded() }
    try #require(conflicts.count == 1)
    return try #require(conflicts[0].explanation)
  }

  // MARK: Texts

  @Test("a fixed width against edges is told as what the edges leave")
  func widthAgainstEdges() throws {
    let root = makeRoot(320, 480)
    let card = place(Card(), in: root)
    place(card.title, in: card)
    let line = #line
    activate(
      card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.title.widthAnchor.constraint(equalToConstant: 200))
    let explanation = try explanation(root)
    #expect(
      explanation.text == """
        These 4 constraints cannot be satisfied together; without any one of them, the others can:
          (1) title.leading == Card.leading + 16     \(#fileID):\(line + 2)
          (2) title.trailing == Card.trailing - 16   \(#fileID):\(line + 3)
          (3) Card.width == 100                      \(#fileID):\(line + 4)
          (4) title.width == 200                     \(#fileID):\(line + 5)   <- omitted
        Names:
          title: UILabel, property of Card
        Why: title must be 200 wide (4), but its leading edge is 16 after Card's (1), its trailing edge is 16 before \
        Card's (2) and Card is 100 wide (3): 100 - 16 - 16 = 68, 132 too little.
        Each of these changes resolves the conflict (all were tested):
          - lower the priority of (4) to 999; or make (4) title.width <= 200; or make (4) title.width == 68; or remove (4)
          - lower the priority of (3) to 999; or make (3) Card.width >= 100; or make (3) Card.width == 232; or remove (3)
          - lower the priority of (2) to 999; or make (2) title.trailing >= Card.trailing - 16; or make (2) \
        title.trailing == Card.trailing + 116; or remove (2)
          - lower the priority of (1) to 999; or make (1) title.leading <= Card.leading + 16; or make (1) \
        title.leading == Card.leading - 116; or remove (1)
        """)
    #expect(explanation.excess == 132)
    #expect(explanation.constraints.map(\.line) == [2, 3, 4, 5].map { line + $0 })
  }

  @Test("a mask that was left on is named, and turning it off comes first")
  func maskLeftOn() throws {
    let root = makeRoot(320, 480)
    let card = place(Card(), in: root)
    card.addSubview(card.badge)
    let line = #line
    card.badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16).isActive = true
    let explanation = try explanation(root)
    #expect(
      explanation.text == """
        These 2 constraints cannot be satisfied together; without any one of them, the others can:
          (1) badge.left == 0                      frame and autoresizing mask
          (2) badge.leading == Card.leading + 16   \(#fileID):\(line + 1)   <- omitted
        Names:
          badge: UIView, property of Card
        Why: badge's leading edge must be 16 after Card's (2), but it is at x 0 by its autoresizing mask (1): 0, 16 too \
        little.
        Each of these changes resolves the conflict (all were tested):
          - set translatesAutoresizingMaskIntoConstraints = false on badge
          - lower the priority of (2) to 999; or make (2) badge.leading <= Card.leading + 16; or make (2) \
        badge.leading == Card.leading; or remove (2)
        """)
  }

  @Test("a mask that places what holds others is not the first to blame")
  func maskOfContainer() throws {
    let root = makeRoot(320, 480)
    let panel = UIView(frame: rect(0, 0, 100, 100))
    panel.accessibilityIdentifier = "panel"
    root.addSubview(panel)
    let view = place(in: panel)
    activate(
      view.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 120))
    let explanation = try explanation(root)
    #expect(explanation.changes.first?.kind == .lowerPriority(to: 999))
    #expect(explanation.changes.last?.kind == .stopTranslatingMask)
    #expect(explanation.changes.last?.text == "set translatesAutoresizingMaskIntoConstraints = false on panel")
  }

  @Test("a frame that is too small for a stack's spacing: no constraint of the app has a part in it")
  func frameworksOnly() throws {
    let root = makeRoot(320, 480)
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.frame = rect(0, 0, 100, 20)
    stack.spacing = 20
    root.addSubview(stack)
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    stack.frame.size.width = 10
    let explanation = try explanation(root)
    #expect(explanation.constraints.last?.kind == .framework)
    #expect(explanation.constraints.allSatisfy { $0.kind != .constraint })
    #expect(explanation.changes.map(\.kind) == [.stopTranslatingMask])
    #expect(explanation.reason.hasSuffix(": 10 at most, 10 too little."))
  }

  @Test("a stack's own constraints are named, and not for the app to change")
  func hiddenInStack() throws {
    let root = makeRoot(320, 480)
    let icon = UIView()
    icon.accessibilityIdentifier = "icon"
    let stack = place(UIStackView(arrangedSubviews: [icon, ContentView(30, 10)]), in: root)
    stack.spacing = 8
    let line = #line
    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
    icon.isHidden = true
    let explanation = try explanation(root)
    #expect(
      explanation.text == """
        These 2 constraints cannot be satisfied together; without any one of them, the others can:
          (1) icon.width == 0    made by UIStackView  'UISV-hiding'
          (2) icon.width == 40   \(#fileID):\(line + 1)   <- omitted
        Names:
          icon: UIView 'icon' in UIStackView
        Why: icon must be 40 wide (2), but it is hidden in its stack and so 0 wide (1): 0, 40 too little.
        Each of these changes resolves the conflict (all were tested):
          - lower the priority of (2) to 999; or make (2) icon.width <= 40; or make (2) icon.width == 0; or remove (2)
        """)
  }

  @Test("a stack's spacing counts in the sum")
  func stackSpacing() throws {
    let root = makeRoot(320, 480)
    let views = [UIView(), UIView()]
    let stack = place(UIStackView(arrangedSubviews: views), in: root)
    stack.spacing = 8
    activate(
      views[0].widthAnchor.constraint(equalToConstant: 40), stack.widthAnchor.constraint(equalToConstant: 60),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 20))
    let explanation = try explanation(root)
    #expect(explanation.reason.hasSuffix(": 60 - 40 - 8 = 12, 8 too little."))
    #expect(explanation.constraints.filter { $0.kind == .framework }.count == 3)
    #expect(explanation.changes.allSatisfy { explanation.constraints[$0.constraint].kind == .constraint })
  }

  @Test("Apple's form comes first, the explanation after it")
  func order() throws {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2))
    var printed: [String] = []
    UserInterface.current.layoutConflicts.removeAll()
    UserInterface.current.diagnosticListener = { printed.append($0) }
    root.layoutIfNeeded()
    UserInterface.current.diagnosticListener = nil
    let conflict = try #require(UserInterface.current.layoutConflicts.recent.first)
    #expect(printed == [conflict.message + "\n\n" + (conflict.explanation?.text ?? "")])
    #expect(conflict.message.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
  }

  // MARK: Names

  @Test("names are those of properties of the views and controllers above, lazy ones and lists too")
  func names() throws {
    let controller = CardController()
    controller.loadViewIfNeeded()
    let view = controller.view!
    let card = place(controller.card, in: view)
    card.rows = [UIView(), UIView()]
    for row in card.rows { place(row, in: card) }
    activate(
      card.rows[1].topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      card.rows[1].topAnchor.constraint(equalTo: card.topAnchor))
    let explanation = try explanation(view)
    let equations = explanation.constraints.filter { $0.kind == .constraint }.map(\.equation)
    #expect(
      equations == [
        "rows[1].top == view.safeAreaLayoutGuide.top + 4", "card.top == view.top + 10", "rows[1].top == card.top",
      ])
    #expect(
      explanation.names.map { "\($0.name): \($0.meaning)" } == [
        "view: UIView, the view of CardController", "rows[1]: UIView, property of Card",
        "card: Card, property of CardController",
      ])
  }

  @Test("properties of objects that are gone are not touched; weak, private and inherited ones are found")
  func gone() throws {
    let root = makeRoot(320, 480)
    let panel = LidlessPanel(coordinator: NSObject(), lid: UIView())
    place(panel, in: root)
    let outlet = place(in: panel)
    panel.outlet = outlet
    let handle = panel.addHandle()
    activate(
      handle.widthAnchor.constraint(equalToConstant: 10), outlet.widthAnchor.constraint(equalTo: handle.widthAnchor),
      outlet.widthAnchor.constraint(equalToConstant: 20))
    let explanation = try explanation(root)
    #expect(
      Set(explanation.constraints.map(\.equation)) == [
        "handle.width == 10", "outlet.width == handle.width", "outlet.width == 20",
      ])
  }

  @Test("two views of one name are told apart")
  func sameNames() throws {
    let root = makeRoot(320, 480)
    let (first, second) = (place(in: root), place(in: root))
    activate(
      first.widthAnchor.constraint(equalTo: second.widthAnchor, constant: 5),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, constant: 5))
    let explanation = try explanation(root)
    #expect(
      explanation.constraints.map(\.equation) == [
        "UIView.width == UIView (2).width + 5", "UIView (2).width == UIView.width + 5",
      ])
    #expect(
      explanation.reason
        == "UIView (2) must be 5 wider than UIView (2), but UIView is 5 wider than UIView (2) (1): -5, 10 too little.")
  }

  @Test("the line that an identifier ends in counts as the source")
  func linesInIdentifiers() throws {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.identifier = "Cards/Card.swift:41"
    let other = view.widthAnchor.constraint(equalToConstant: 2)
    other.identifier = "wide"
    activate(width, other)
    let explanation = try explanation(root)
    #expect(explanation.constraints[0].file == "Cards/Card.swift")
    #expect(explanation.constraints[0].line == 41)
    #expect(explanation.constraints.map(\.identifier) == [nil, "wide"])
  }

  // MARK: Numbers

  @Test("multipliers, margins and inequalities come out right in the sum")
  func arithmetic() throws {
    let root = makeRoot(320, 480)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    let (wide, view) = (place(in: root), place(in: root))
    activate(
      wide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor, constant: -10),
      wide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150))
    // 320 - 20 - 30 - 10 = 260 for twice the width.
    let explanation = try explanation(root)
    #expect(explanation.reason.hasSuffix(" = 130 at most, 20 too little."))
    #expect(explanation.changes.contains { $0.kind == .constant(130) })
  }

  @Test("leading and trailing are reckoned in reading direction")
  func rightToLeft() throws {
    let root = makeRoot(320, 480)
    root.semanticContentAttribute = .forceRightToLeft
    let view = place(in: root)
    view.semanticContentAttribute = .forceRightToLeft
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
      view.widthAnchor.constraint(equalToConstant: 310))
    let explanation = try explanation(root)
    #expect(explanation.reason.hasSuffix(": 320 - 16 - 4 = 300, 10 too little."))
    #expect(explanation.changes.contains { $0.kind == .constant(26) } == false)
    #expect(explanation.changes.contains { $0.kind == .constant(6) })
  }

  @Test("the multipliers make the equations add up to the excess")
  func certificate() throws {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    (root.accessibilityIdentifier, view.accessibilityIdentifier) = ("root", "view")
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -4),
      view.widthAnchor.constraint(equalToConstant: 310))
    let explanation = try explanation(root)
    let multipliers = explanation.constraints.map(\.multiplier)
    let numbers = explanation.constraints.map { constraint -> Double in
      switch constraint.equation {
      case "view.left == root.left + 16": -16
      case "view.right == root.right - 4": 4
      case "view.width == 310": -310
      case "root.width == 320": -320
      default: .nan
      }
    }
    #expect(zip(multipliers, numbers).reduce(0) { $0 + $1.0 * $1.1 } == explanation.excess)
    #expect(explanation.excess == 10)
  }

  // MARK: Limits

  @Test("explaining changes nothing: frames, solver, and what is to be laid out")
  func leavesNoTrace() throws {
    let root = makeRoot(320, 480)
    let views = (0..<6).map { _ in place(ContentView(40, 20), in: root) }
    for (view, next) in zip(views, views.dropFirst()) {
      activate(
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        next.widthAnchor.constraint(equalTo: view.widthAnchor))
    }
    activate(
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[5].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      views[2].widthAnchor.constraint(equalToConstant: 100))
    let conflicts = reportedConflicts { root.layoutIfNeeded() }
    #expect(conflicts.count == 1)
    let engine = try #require(root.layoutStateStorage?.engine)
    let frames = views.map(\.frame)
    #expect(engine.solver.checkInvariants() == [])
    #expect(!engine.isDirty)
    engine.solver.takeChangedVariables { _ in Issue.record("a value has changed") }
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(views.map(\.frame) == frames)
    // The result is as without an explanation: the same views without the broken constraint.
    let broken = try #require(conflicts[0].brokenConstraint)
    broken.isActive = false
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == frames)
  }

  @Test("the first conflicts of an update are explained, the others reported, the rest counted")
  func manyConflicts() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    for width in 0..<2000 { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    var printed: [String] = []
    UserInterface.current.layoutConflicts.removeAll()
    UserInterface.current.diagnosticListener = { printed.append($0) }
    root.layoutIfNeeded()
    UserInterface.current.diagnosticListener = nil
    let recent = UserInterface.current.layoutConflicts.recent
    #expect(recent.count == 100)
    #expect(recent.filter { $0.explanation != nil }.count == 10)
    #expect(printed.count == 101)
    #expect(printed[10].hasSuffix("More than 10 conflicts occurred at once; only the first ones are explained."))
    #expect(printed[100].hasPrefix("Unable to simultaneously satisfy constraints: 1899 more were omitted"))
    #expect(view.frame.width == 0)
    // The next update creates another explanation.
    view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    view.heightAnchor.constraint(equalToConstant: 2).isActive = true
    #expect(reportedConflicts { root.layoutIfNeeded() }.map { $0.explanation != nil } == [true])
  }

  @Test("conflicts that follow from each other are told with all of their constraints in")
  func cascade() throws {
    // Ten rows of 28 do not fit into 100, so that several heights are broken one after the other.
    let root = makeRoot(320, 100)
    let views = (0..<10).map { _ in place(in: root) }
    for (index, view) in views.enumerated() {
      activate(
        view.topAnchor.constraint(equalTo: index == 0 ? root.topAnchor : views[index - 1].bottomAnchor, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 20))
    }
    let last = views[9].bottomAnchor.constraint(equalTo: root.bottomAnchor)
    last.isActive = true
    let conflicts = reportedConflicts { root.layoutIfNeeded() }
    #expect(conflicts.count > 1)
    #expect(conflicts.allSatisfy { $0.explanation != nil })
    // No height alone causes the first conflict: 180 points too many exceed every height.
    let first = try #require(conflicts[0].explanation)
    let mended = first.changes.filter { $0.kind == .remove }.map { conflicts[0].members[$0.constraint] }
    #expect(mended.contains { $0 === last })
    #expect(!mended.contains { $0?.firstAttribute == .height })
    let engine = try #require(root.layoutStateStorage?.engine)
    #expect(engine.solver.checkInvariants() == [])
    #expect(engine.presentConflicts.count == conflicts.count)
  }

  @Test("no conflict, nothing done: no report and no explanation is made")
  func noConflict() throws {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(view.widthAnchor.constraint(equalToConstant: 1))
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(try #require(root.layoutStateStorage?.engine).presentConflicts.isEmpty)
  }

  @Test("conflicts are present as long as their broken constraint is left out")
  func present() throws {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let (first, last) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
    )
    activate(first, last)
    _ = reportedConflicts { root.layoutIfNeeded() }
    let engine = try #require(root.layoutStateStorage?.engine)
    #expect(engine.presentConflicts.map { $0.brokenConstraint === last } == [true])
    last.constant = 300
    _ = reportedConflicts { root.layoutIfNeeded() }
    #expect(engine.presentConflicts.count == 1)
    first.isActive = false
    _ = reportedConflicts { root.layoutIfNeeded() }
    #expect(engine.presentConflicts.isEmpty)
  }

  @Test("explanations go through JSON and come back")
  func coding() throws {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2))
    let explanation = try explanation(root)
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(ConflictExplanation.self, from: data) == explanation)
  }
}
