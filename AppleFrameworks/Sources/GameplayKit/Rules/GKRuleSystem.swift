import Foundation

/// A system of rules, and of facts with grades of certainty.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrulesystem
open class GKRuleSystem: NSObject {
  /// The values for rules.
  open private(set) var state = NSMutableDictionary()
  open private(set) var rules: [GKRule] = []

  /// The rules that have not been executed since the last reset, starting with the most salient.
  open private(set) var agenda: [GKRule] = []

  /// The rules that have been executed since the last reset.
  open private(set) var executed: [GKRule] = []

  private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []

  public override init() { super.init() }

  open func add(_ rule: GKRule) { add([rule]) }

  open func add(_ rules: [GKRule]) {
    self.rules += rules
    agenda = Self.sorted(agenda + rules)
  }

  open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

  private static func sorted(_ rules: [GKRule]) -> [GKRule] {
    rules.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }.map(\.element)
  }

  /// Executes the first rule of the agenda whose condition is true, and repeats this from the beginning until none is
  /// left.
  open func evaluate() {
    while let index = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
      let rule = agenda.remove(at: index)
      executed.append(rule)
      rule.performAction(in: self)
    }
  }

  /// Retracts all facts and adds all rules to the agenda. The state does not change.
  open func reset() {
    (grades, executed) = ([], [])
    agenda = Self.sorted(rules)
  }

  // MARK: - Facts

  open var facts: [Any] { grades.map(\.fact) }

  private func index(of fact: any NSObjectProtocol) -> Int? { grades.firstIndex { $0.fact.isEqual(fact) } }

  /// Returns the grade of a fact, from zero to one; zero if it was not asserted.
  open func grade(forFact fact: any NSObjectProtocol) -> Float { index(of: fact).map { grades[$0].grade } ?? 0 }

  open func minimumGrade(forFacts facts: [Any]) -> Float { existing(facts).min() ?? 0 }
  open func maximumGrade(forFacts facts: [Any]) -> Float { existing(facts).max() ?? 0 }

  private func existing(_ facts: [Any]) -> [Float] {
    facts.map { fact in (fact as? any NSObjectProtocol).map { grade(forFact: $0) } ?? 0 }
  }

  open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }

  /// Increases the grade of a fact, which does not exceed one.
  open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
    if let index = index(of: fact) {
      grades[index].grade = min(max(grades[index].grade + grade, 0), 1)
    } else {
      grades.append((fact, min(max(grade, 0), 1)))
    }
  }

  open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }

  /// Decreases the grade of a fact, which is removed at zero.
  open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
    guard let index = index(of: fact) else { return }
    grades[index].grade = min(max(grades[index].grade - grade, 0), 1)
    if grades[index].grade == 0 { grades.remove(at: index) }
  }
}
