import LayoutSolver
import TestHosts
import Testing

@testable import UIKit

/// A generator of pseudorandom numbers, which are equal in each run.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state ^ (state >> 29)) >> 33) % limit
  }
}

/// A reproducible screen, which consists of chosen frames and constraints that they satisfy.
private struct SeededScreen {
  typealias Attribute = NSLayoutConstraint.Attribute

  struct Statement {
    var first: Int
    var attribute: Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Int?
    var secondAttribute: Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float = 1000
  }

  var parents: [Int] = []
  var frames: [CGRect] = []
  var statements: [Statement] = []
  /// The index of the statement that contradicts the others.
  var bad = -1

  init(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let count = 4 + random.below(10)
    // Frames are absolute, so that any two views can be related. View 0 is the root.
    frames = [CGRect(x: 0, y: 0, width: 400, height: 400)]
    parents = [-1]
    for index in 1..<count {
      parents.append(random.below(min(index, 4)))
      frames.append(
        CGRect(
          x: CGFloat(random.below(200)), y: CGFloat(random.below(200)), width: CGFloat(10 + random.below(150)),
          height: CGFloat(10 + random.below(150))))
    }
    for index in 1..<count {
      add(index, .left, to: random.below(index), [.left, .right, .centerX][random.below(3)])
      add(index, .top, to: random.below(index), [.top, .bottom, .centerY][random.below(3)])
      if random.below(2) == 0 {
        add(index, .width, to: nil, .notAnAttribute)
      } else {
        add(index, .right, to: random.below(index), [.left, .right, .centerX][random.below(3)])
      }
      if random.below(2) == 0 {
        add(index, .height, to: random.below(index), [.width, .height][random.below(2)])
      } else {
        add(index, .bottom, to: random.below(index), .bottom)
      }
    }
    // Inequalities with slack, and optional constraints that cannot all be satisfied.
    for _ in 0..<count {
      let index = 1 + random.below(count - 1)
      add(index, .right, to: random.below(count), .left, slack: CGFloat(random.below(30)))
      statements.append(
        Statement(
          first: index, attribute: .width, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
          multiplier: 1, constant: CGFloat(random.below(300)), priority: Float(1 + random.below(999))))
    }
    // The contradiction is a wrong size or distance.
    let index = 1 + random.below(count - 1)
    let off = CGFloat(5 + random.below(40)) * (random.below(2) == 0 ? 1 : -1)
    switch random.below(3) {
    case 0: add(index, .width, to: nil, .notAnAttribute)
    case 1: add(index, .right, to: random.below(index), .left)
    default: add(index, .bottom, to: random.below(index), .centerY)
    }
    bad = statements.count - 1
    statements[bad].constant += off
    if statements[bad].second == nil, statements[bad].constant <= 0 { statements[bad].constant += 2 * abs(off) }
  }

  private func value(_ index: Int, _ attribute: Attribute) -> CGFloat {
    let frame = frames[index]
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    default: return 0
    }
  }

  private mutating func add(
    _ index: Int, _ attribute: Attribute, to other: Int?, _ otherAttribute: Attribute, slack: CGFloat? = nil
  ) {
    if other == index { return }
    let difference = value(index, attribute) - (other.map { value($0, otherAttribute) } ?? 0)
    statements.append(
      Statement(
        first: index, attribute: attribute, relation: slack == nil ? .equal : .lessThanOrEqual, second: other,
        secondAttribute: otherAttribute, multiplier: 1, constant: difference + (slack ?? 0)))
  }

  /// Returns new views with the names v0, v1 and so on.
  @MainActor
  func views() -> [UIView] {
    var views = [UIView(frame: frames[0])]
    for index in 1..<frames.count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[parents[index]].addSubview(view)
      views.append(view)
    }
    for (index, view) in views.enumerated() { view.accessibilityIdentifier = "v\(index)" }
    return views
  }

  @MainActor
  func constraint(_ statement: Statement, _ views: [UIView]) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: views[statement.first], attribute: statement.attribute, relatedBy: statement.relation,
      toItem: statement.second.map { views[$0] }, attribute: statement.secondAttribute,
      multiplier: statement.multiplier, constant: statement.constant)
    constraint.priority = UILayoutPriority(statement.priority)
    return constraint
  }
}

@Suite("Seeded conflicts", .ownHosts) @MainActor
struct ConflictSeedTests {
  init() { StandardScreen.make() }

  /// Lays out statements on new views, and returns the conflicts.
  private func layOut(_ screen: SeededScreen, _ statements: [SeededScreen.Statement?]) -> [UnsatisfiableConstraints] {
    let views = screen.views()
    let constraints = statements.compactMap { $0.map { screen.constraint($0, views) } }
    NSLayoutConstraint.activate(constraints)
    return reportedConflicts { views[0].layoutIfNeeded() }
  }

  /// Lays out all statements except the bad one, then activates that one, which is the latest of the set.
  private func putConflict(
    into screen: SeededScreen, _ views: [UIView]
  ) -> (conflicts: [UnsatisfiableConstraints], constraints: [NSLayoutConstraint], before: [CGRect]) {
    let constraints = screen.statements.map { screen.constraint($0, views) }
    NSLayoutConstraint.activate(Array(constraints.dropLast()))
    views[0].layoutIfNeeded()
    let before = views.map(\.frame)
    constraints[screen.bad].isActive = true
    return (reportedConflicts { views[0].layoutIfNeeded() }, constraints, before)
  }

  @Test("is found, is irreducible, is mended by each change, and touches no view", arguments: 0..<8)
  func seeds(block: Int) throws {
    for seed in block * 10..<block * 10 + 10 {
      let screen = SeededScreen(seed: seed)
      var good = screen.statements.map { Optional($0) }
      good[screen.bad] = nil
      try #require(layOut(screen, good).isEmpty, "seed \(seed)")

      let views = screen.views()
      let (conflicts, constraints, before) = putConflict(into: screen, views)
      try #require(conflicts.count == 1, "seed \(seed)")
      let conflict = conflicts[0]
      #expect(conflict.brokenConstraint === constraints[screen.bad], "seed \(seed)")
      #expect(views.map(\.frame) == before, "seed \(seed)")
      let engine = try #require(views[0].layoutStateStorage?.engine)
      #expect(engine.solver.checkInvariants() == [], "seed \(seed)")

      let explanation = try #require(conflict.explanation)
      let indices = conflict.members.map { member in
        member.flatMap { member in constraints.firstIndex { $0 === member } }
      }
      checkIrreducible(screen, indices, explanation, seed)
      #expect(!explanation.changes.isEmpty)
      for change in explanation.changes {
        let index = try #require(indices[change.constraint])
        var changed = screen.statements.map { Optional($0) }
        apply(change, to: &changed[index])
        #expect(layOut(screen, changed).isEmpty, "seed \(seed): \(change.text)")
      }
    }
  }

  // MARK: Irreducible

  /// Checks that the set alone is a conflict, and that no proper subset is, with new systems in absolute coordinates.
  private func checkIrreducible(
    _ screen: SeededScreen, _ indices: [Int?], _ explanation: ConflictExplanation, _ seed: Int
  ) {
    func canHold(without left: Int?) -> Bool {
      let solver = Solver()
      let variables = screen.frames.map { _ in (0..<4).map { _ in solver.makeVariable() } }
      for position in indices.indices where position != left {
        if let index = indices[position] {
          add(screen.statements[index], to: solver, variables)
        } else {
          addRectangle(explanation.constraints[position].equation, to: solver, variables)
        }
      }
      return solver.solve().isEmpty
    }
    #expect(!canHold(without: nil), "seed \(seed)")
    for left in indices.indices {
      #expect(canHold(without: left), "seed \(seed): without \(explanation.constraints[left].equation)")
    }
  }

  private func terms(
    _ attribute: NSLayoutConstraint.Attribute, _ variables: [Variable], _ factor: Double
  ) -> [Term] {
    let share: Double =
      switch attribute {
      case .right, .bottom: 1
      case .centerX, .centerY: 0.5
      default: 0
      }
    switch attribute {
    case .left, .right, .centerX: return [Term(variables[0], factor), Term(variables[2], factor * share)]
    case .top, .bottom, .centerY: return [Term(variables[1], factor), Term(variables[3], factor * share)]
    case .width: return [Term(variables[2], factor)]
    default: return [Term(variables[3], factor)]
    }
  }

  private func add(_ statement: SeededScreen.Statement, to solver: Solver, _ variables: [[Variable]]) {
    var sum = terms(statement.attribute, variables[statement.first], 1)
    if let second = statement.second { sum += terms(statement.secondAttribute, variables[second], -1) }
    _ = solver.add(
      sum, constant: -Double(statement.constant),
      relation: statement.relation == .equal ? .equal : .lessThanOrEqual)
  }

  /// Adds constraints such as `v3.height >= 0` and `v0.width == 400`.
  private func addRectangle(_ equation: String, to solver: Solver, _ variables: [[Variable]]) {
    let words = equation.split(separator: " ")
    let name = words[0].split(separator: ".")
    guard words.count == 3, let view = Int(name[0].dropFirst()), let number = Double(words[2]) else {
      Issue.record("not the equation of a rectangle: \(equation)")
      return
    }
    let variable = variables[view][name[1] == "width" ? 2 : 3]
    _ = solver.add(
      [Term(variable)], constant: -number, relation: words[1] == ">=" ? .greaterThanOrEqual : .equal)
  }

  private func apply(_ change: ConflictFix, to statement: inout SeededScreen.Statement?) {
    switch change.kind {
    case .lowerPriority(let priority): statement?.priority = priority
    case .greaterThanOrEqual: statement?.relation = .greaterThanOrEqual
    case .lessThanOrEqual: statement?.relation = .lessThanOrEqual
    case .constant(let constant): statement?.constant = CGFloat(constant)
    case .remove: statement = nil
    case .stopTranslatingMask:
      Issue.record("there are no masks here")
    }
  }

  @Test("the same screen gives the same explanation each time", arguments: 0..<5)
  func deterministic(seed: Int) {
    let screen = SeededScreen(seed: seed)
    let texts = (0..<3).map { _ in layOut(screen, screen.statements).map(\.text) }
    #expect(texts[0] == texts[1] && texts[1] == texts[2])
  }

  @Test("turning a mask off mends the conflict on fresh views")
  func masks() throws {
    for (x, width) in [(0, 0), (10, 50), (30, 300)] {
      func make() -> (root: UIView, view: UIView) {
        let root = makeRoot(320, 480)
        let view = UIView(frame: rect(CGFloat(x), 5, CGFloat(width), 20))
        root.addSubview(view)
        activate(
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20))
        return (root, view)
      }
      let (root, _) = make()
      let conflicts = reportedConflicts { root.layoutIfNeeded() }
      #expect(!conflicts.isEmpty)
      for conflict in conflicts {
        #expect(conflict.explanation?.changes.first?.kind == .stopTranslatingMask)
      }
      let (fresh, view) = make()
      view.translatesAutoresizingMaskIntoConstraints = false
      #expect(reportedConflicts { fresh.layoutIfNeeded() }.isEmpty)
    }
  }
}
