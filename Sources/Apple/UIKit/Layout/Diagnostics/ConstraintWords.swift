/// A row in words that fit into a sentence.
@MainActor
enum ConstraintWords {
  /// A statement such as `label is 200 wide` or `label's leading edge is 16 after card's`: an item, optionally a part
  /// of it, and a complement.
  case statement(item: LayoutItem, part: String?, complement: String)
  /// Another text.
  case other(String)

  /// Returns a clause, with `it` for the item that the sentence is about.
  func clause(_ names: ItemNames, about topic: LayoutItem?, must: Bool) -> String {
    switch self {
    case .statement(let item, let part, let complement):
      let isTopic = item === topic && !must
      let subject: String
      if let part {
        subject = isTopic ? "its \(part)" : "\(names.short(item))'s \(part)"
      } else {
        subject = isTopic ? "it" : names.short(item)
      }
      return "\(subject) \(must ? "must be" : "is") \(complement)"
    case .other(let text):
      return must ? "\(text) must hold" : text
    }
  }

  var item: LayoutItem? {
    if case .statement(let item, _, _) = self { return item }
    return nil
  }

  init(_ owner: RowOwner, _ names: ItemNames) {
    switch owner {
    case .constraint(let constraint):
      self = Self.words(constraint, names) ?? .other(ConstraintEquation.text(constraint, names))
    case .box(let item, .notNegative, let attribute):
      self = .statement(item: item, part: attribute.partName, complement: "never negative")
    case .box(let item, let kind, let attribute):
      self = Self.words(item, kind, attribute, names)
    case .content(let item, let attribute):
      let length = ConstraintEquation.contentLength(item, attribute)
      self = .statement(item: item, part: "content", complement: "\(length) \(attribute == .width ? "wide" : "high")")
    }
  }

  // MARK: Constraints

  private static func words(_ constraint: NSLayoutConstraint, _ names: ItemNames) -> ConstraintWords? {
    let first = constraint.first
    guard first.start == nil else { return nil }
    if constraint.isFrameworks, constraint.identifier == "UISV-hiding", constraint.second == nil {
      let size = first.attribute == .width ? "wide" : "high"
      return .statement(item: first.item, part: nil, complement: "hidden in its stack and so 0 \(size)")
    }
    guard let second = constraint.second, constraint.multiplier != 0 else {
      let size = "\(constraint.constant.briefDescription) \(first.attribute == .width ? "wide" : "high")"
      return .statement(item: first.item, part: nil, complement: constraint.relation.limit + size)
    }
    guard second.start == nil else { return nil }
    return first.family == .size ? sizes(constraint, second, names) : positions(constraint, second, names)
  }

  private static func sizes(
    _ constraint: NSLayoutConstraint, _ second: LayoutOperand, _ names: ItemNames
  ) -> ConstraintWords? {
    let first = constraint.first
    let (constant, multiplier) = (constraint.constant, constraint.multiplier)
    let more =
      constant == 0 ? "" : constant > 0 ? " plus \(constant.briefDescription)" : " less \((-constant).briefDescription)"
    let isWidth = first.attribute == .width
    guard first.attribute == second.attribute else {
      let other = second.item === first.item ? "its" : "\(names.short(second.item))'s"
      let times = multiplier == 1 ? "" : "\(multiplier.briefDescription) times "
      return .statement(
        item: first.item, part: first.attribute.partName,
        complement: "\(constraint.relation.limit)\(times)\(other) \(second.attribute.partName)\(more)")
    }
    let name = names.short(second.item)
    if multiplier == 1, constant != 0 {
      let word = constant > 0 ? (isWidth ? "wider" : "higher") : (isWidth ? "narrower" : "lower")
      let limit = constant > 0 ? constraint.relation.limit : constraint.relation.oppositeLimit
      return .statement(
        item: first.item, part: nil, complement: "\(limit)\(constant.magnitude.briefDescription) \(word) than \(name)")
    }
    let times = multiplier == 1 ? "" : "\(multiplier.briefDescription) times "
    return .statement(
      item: first.item, part: nil,
      complement: "\(constraint.relation.limit)\(times)as \(isWidth ? "wide" : "high") as \(name)\(more)")
  }

  private static func positions(
    _ constraint: NSLayoutConstraint, _ second: LayoutOperand, _ names: ItemNames
  ) -> ConstraintWords? {
    guard constraint.multiplier == 1 else { return nil }
    let first = constraint.first
    let (after, before): (String, String)
    if first.family == .verticalPosition {
      (after, before) = ("below", "above")
    } else if first.attribute.followsTextDirection || second.attribute.followsTextDirection {
      (after, before) = ("after", "before")
    } else {
      (after, before) = ("right of", "left of")
    }
    let part = second.attribute == first.attribute ? "" : " \(second.attribute.partName)"
    let other = "\(names.short(second.item))'s\(part)"
    let constant = constraint.constant
    let complement: String
    if constant == 0 {
      switch constraint.relation {
      case .equal: complement = "at \(other)"
      case .greaterThanOrEqual: complement = "at \(other) or \(after) it"
      case .lessThanOrEqual: complement = "at \(other) or \(before) it"
      }
    } else {
      let limit = constant > 0 ? constraint.relation.limit : constraint.relation.oppositeLimit
      complement = "\(limit)\(constant.magnitude.briefDescription) \(constant > 0 ? after : before) \(other)"
    }
    return .statement(item: first.item, part: first.attribute.partName, complement: complement)
  }

  // MARK: Frames

  private static func words(
    _ item: LayoutItem, _ kind: BoxRow.Kind, _ attribute: NSLayoutConstraint.Attribute, _ names: ItemNames
  ) -> ConstraintWords {
    if kind == .guide {
      return .other(
        "\(names.short(item)) follows \(item.guide?.owner.map { names.short($0.layoutState.item) } ?? "its view")")
    }
    let frame = item.view?.untransformedFrame ?? .zero
    let why = kind == .autoresizing ? " by its autoresizing mask" : ""
    switch attribute {
    case .width:
      return .statement(item: item, part: nil, complement: "\(frame.width.briefDescription) wide\(why)")
    case .height:
      return .statement(item: item, part: nil, complement: "\(frame.height.briefDescription) high\(why)")
    default:
      let position = attribute == .left ? "x \(frame.minX.briefDescription)" : "y \(frame.minY.briefDescription)"
      return .statement(item: item, part: nil, complement: "at \(position)\(why)")
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var limit: String {
    switch self {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }

  fileprivate var oppositeLimit: String {
    switch self {
    case .equal: ""
    case .greaterThanOrEqual: "at most "
    case .lessThanOrEqual: "at least "
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the part of a view.
  var partName: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .width: "width"
    case .height: "height"
    case .centerX, .centerY: "center"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins, .centerYWithinMargins: "center within margins"
    case .notAnAttribute: "constant"
    }
  }
}
