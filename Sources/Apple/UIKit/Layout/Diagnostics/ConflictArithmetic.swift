/// The arithmetic of a conflict relative to one of its constraints: the result of the others for its left side, and its
/// own value.
///
/// The sum of all rows times their multipliers contains no variables. Therefore, the numbers of the other rows
/// determine the value of the chosen row's variables: each number times its row's multiplier, divided by that of the
/// chosen row.
@MainActor
struct ConflictArithmetic {
  /// A number of another row with its factor.
  struct Summand {
    let times: Double
    let number: Double
    var value: Double { times * number }
  }

  let pivot: Int
  let summands: [Summand]

  /// The value of the pivot's left side according to the other rows.
  let value: Double

  /// The difference between that value and the one that the pivot requires.
  let amount: Double

  /// Whether the value is less than the pivot requires; otherwise, it is greater.
  let isTooLittle: Bool

  /// Whether some of the other rows are inequalities, so that the value is a limit.
  let isLimit: Bool

  init(_ record: ConflictRecord) {
    let pivot = Self.choosePivot(record)
    self.pivot = pivot
    let chosen = record.members[pivot]
    let wanted = Self.wanted(chosen)
    var summands: [Summand] = []
    var isLimit = false
    // The constant of the row includes margins and the like, in addition to the constraint's own constant.
    let base = chosen.constant + wanted
    if abs(base) > 1e-9 { summands.append(Summand(times: 1, number: base)) }
    for (index, member) in record.members.enumerated() where index != pivot {
      if member.owner.isInequality { isLimit = true }
      if abs(member.constant) <= 1e-9 { continue }
      let ratio = member.multiplier / chosen.multiplier
      summands.append(Summand(times: abs(ratio), number: ratio < 0 ? -member.constant : member.constant))
    }
    self.isLimit = isLimit
    // A sum is more readable if positive numbers come first.
    self.summands = summands.filter { $0.number > 0 } + summands.filter { $0.number <= 0 }
    let excess = record.excess / chosen.multiplier
    value = Self.tidied(wanted + excess)
    amount = Self.tidied(abs(excess))
    isTooLittle = chosen.multiplier < 0
  }

  /// Returns the index of the pivot. A fixed size of the app is the most informative one, first that of the broken
  /// constraint.
  private static func choosePivot(_ record: ConflictRecord) -> Int {
    let broken = record.members.count - 1
    func fixesSize(_ index: Int) -> Bool {
      guard let constraint = record.members[index].owner.constraint, !constraint.isFrameworks else { return false }
      return constraint.second == nil && constraint.first.start == nil
    }
    if fixesSize(broken) { return broken }
    return record.members.indices.last(where: fixesSize) ?? broken
  }

  /// Returns the right side of the row as its author wrote it.
  static func wanted(_ member: ConflictRecord.Member) -> Double {
    member.owner.constraint.map { Double($0.constant) } ?? -member.constant
  }

  /// Returns a number without rounding errors.
  static func tidied(_ number: Double) -> Double {
    let rounded = (number * 4096).rounded() / 4096
    if abs(rounded - number) <= 1e-9 * max(1, abs(number)) { return rounded }
    let decimal = (number * 1000).rounded() / 1000
    return abs(decimal - number) <= 1e-9 * max(1, abs(number)) ? decimal : number
  }

  /// The sum, such as `100 - 16 - 16 = 68`, or the value if there is only one.
  var sum: String {
    let total = CGFloat(value).briefDescription
    guard summands.count > 1 || summands.first.map({ $0.times != 1 }) == true else { return total }
    var text = ""
    for (index, summand) in summands.prefix(ConflictLimits.summandsInText).enumerated() {
      let number = CGFloat(abs(summand.number)).briefDescription
      let times = abs(summand.times - 1) < 1e-9 ? "" : "\(CGFloat(summand.times).briefDescription) x "
      let sign = index == 0 ? (summand.number < 0 ? "-" : "") : (summand.number < 0 ? " - " : " + ")
      text += sign + times + number
    }
    let rest = summands.count - ConflictLimits.summandsInText
    if rest > 0 { text += " and \(rest) more numbers" }
    return "\(text) = \(total)"
  }
}

extension RowOwner {
  /// Whether the row is an inequality.
  var isInequality: Bool {
    switch self {
    case .constraint(let constraint): constraint.relation != .equal
    case .box(_, let kind, _): kind == .notNegative
    case .content: false
    }
  }
}
