import LayoutSolver

/// A workload as data: the constraints and their order. Strengths are interpreted as UIKit's priorities.
struct Problem {
  struct Line {
    var firstTerm: Int
    var termCount: Int
    var constant: Double
    var relation: Relation
    var priority: Float
  }

  static let required: Float = 1000
  static let strong: Float = 750
  static let medium: Float = 500
  static let weak: Float = 250

  var variableCount: Int
  var coefficients: [Double] = []
  var indices: [Int32] = []
  var lines: [Line] = []

  init(views: Int) { variableCount = 4 * views }

  /// Adds a line. Terms are pairs of a coefficient and a variable's index.
  @discardableResult
  mutating func add(
    _ terms: [(Double, Int)], _ constant: Double, _ relation: Relation = .equal, _ priority: Float = required
  ) -> Int {
    lines.append(
      Line(
        firstTerm: indices.count, termCount: terms.count, constant: constant, relation: relation, priority: priority))
    for (coefficient, index) in terms {
      coefficients.append(coefficient)
      indices.append(Int32(index))
    }
    return lines.count - 1
  }

  /// The FNV-1a hash with 64 bits of the canonical text, which shows that two generators created the same problem.
  var hash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func feed(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    feed("vars \(variableCount) constraints \(lines.count)\n")
    for line in lines {
      for k in line.firstTerm..<line.firstTerm + line.termCount {
        feed("\(Self.signed(coefficients[k]))*x\(indices[k]) ")
      }
      feed("\(Self.signed(line.constant)) \(Self.sign(line.relation)) 0 \(Self.name(line.priority))\n")
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func signed(_ number: Double) -> String {
    let whole = Int(number)
    return whole < 0 ? "\(whole)" : "+\(whole)"
  }

  private static func sign(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func name(_ priority: Float) -> String {
    switch priority {
    case required: "required"
    case strong: "strong"
    case medium: "medium"
    default: "weak"
    }
  }
}
