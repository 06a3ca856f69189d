/// The contradiction told from one of its constraints: what the others make of its left side, and what it wants.
///
/// With the rows added up, each times its multiplier, no variable is left. So what one row's variables come to follows
/// from the numbers in the others: each number times the row's multiplier over that of the chosen row.
@MainActor
struct ConflictArithmetic {
  /// A number in another row, and how many times it counts.
  struct Summand {
    let times: Double
    let number: Double
    var value: Double { times * number }
  }

  let pivot: Int
  let summands: [Summand]

  /// What the others make of the pivot's left side.
  let value: Double

  /// How far that is from what the pivot wants.
  let amount: Double

  /// The value is below what the pivot wants; else above it.
  let isTooLittle: Bool

  /// Some of the others are inequalities, so that the value is a limit.
  let isLimit: Bool

  init(_ record: ConflictRecord) {
    let pivot = Self.choosePivot(record)
    self.pivot = pivot
    let chosen = record.members[pivot]
    let wanted = Self.wanted(chosen)
    var summands: [Summand] = []
    var isLimit = false
    // Margins and the like stand in the row beside the constraint's own constant.
    let base = chosen.constant + wanted
    if abs(base) > 1e-9 { summands.append(Summand(times: 1, number: base)) }
    for (index, member) in record.members.enumerated() where index != pivot {
      if member.owner.isInequality { isLimit = true }
      if abs(member.constant) <= 1e-9 { continue }
      let ratio = member.multiplier / chosen.multiplier
      summands.append(Summand(times: abs(ratio), number: ratio < 0 ? -member.constant : member.constant))
    }
    self.isLimit = isLimit
    // Sums are read more easily when they begin with what is there and then take off.
    self.summands = summands.filter { $0.number > 0 } + summands.filter { $0.number <= 0 }
    let excess = record.excess / chosen.multiplier
    value = Self.tidied(wanted + excess)
    amount = Self.tidied(abs(excess))
    isTooLittle = chosen.multiplier < 0
  }

  /// Returns a size that the app fixed is what one wants to know most; first the one that was left out.
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

  /// Returns a number without the dust that adding up leaves.
  static func tidied(_ number: Double) -> Double {
    let rounded = (number * 4096).rounded() / 4096
    if abs(rounded - number) <= 1e-9 * max(1, abs(number)) { return rounded }
    let decimal = (number * 1000).rounded() / 1000
    return abs(decimal - number) <= 1e-9 * max(1, abs(number)) ? decimal : number
  }

  /// `100 - 16 - 16 = 68`, or the value alone where there is nothing to add up.
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
    if rest > 0 { text += " and \(rest) numbers more" }
    return "\(text) = \(total)"
  }
}

extension RowOwner {
  /// Whether the row bounds from one side only.
  var isInequality: Bool {
    switch self {
    case .constraint(let constraint): constraint.relation != .equal
    case .box(_, let kind, _): kind == .notNegative
    case .content: false
    }
  }
}
