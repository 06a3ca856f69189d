import Foundation
import Fuzzing

@testable import UIKit

/// The views of a `LayoutSystem`, and the linear programs that determine how well their constraints can be satisfied.
@MainActor
final class LayoutScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let stack = UIStackView()
  private let guide = UILayoutGuide()
  private let views: [SizedView]
  /// The items of constraints, with the root first.
  private let items: [AnyObject]

  /// The number of pixels in a point, which makes rounding to pixels negligible.
  private static let pixelsPerPoint: CGFloat = 1_048_576

  init(_ contents: [LayoutSystem.Content], _ arrangement: [Int]) {
    root.traitOverrides.displayScale = Self.pixelsPerPoint
    views = contents.map(SizedView.init)
    stack.axis = arrangement[0] == 0 ? .horizontal : .vertical
    stack.distribution = [.fill, .fillEqually, .fill, .fill][arrangement[1]]
    stack.alignment = [.fill, .leading, .center, .trailing][arrangement[2]]
    stack.spacing = CGFloat(arrangement[3])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.addLayoutGuide(guide)
    for (view, content) in zip(views, contents) {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isHidden = content.isHidden
      if content.isArranged { stack.addArrangedSubview(view) } else { root.addSubview(view) }
    }
    items = [root, stack, guide] + views
  }

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .centerX, .width, .top, .bottom, .centerY, .height,
  ]

  func constraint(_ rule: LayoutSystem.Rule) -> NSLayoutConstraint? {
    let first = items[rule.first % items.count]
    let attribute = Self.attributes[rule.attribute]
    let isLength = attribute == .width || attribute == .height
    // A constraint of a length may have a single item.
    let second: AnyObject? = isLength && rule.second % 2 == 0 ? nil : items[rule.second % items.count]
    guard first !== root, second !== first else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][rule.relation],
      toItem: second, attribute: second == nil ? .notAnAttribute : attribute,
      multiplier: isLength ? rule.multiplier : 1, constant: rule.constant)
    constraint.priority = UILayoutPriority(Float(rule.priority))
    return constraint
  }

  /// Compares the errors of all constraints with the possible minimum.
  ///
  /// - Returns: Whether the required constraints can be satisfied.
  func check(_ history: String) throws -> Bool {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let program = try AxisProgram(root, axis)
      guard let best = LinearProgram(program.statements, variableCount: program.variableCount).leastErrors() else {
        return false
      }
      let errors = Dictionary(grouping: program.statements, by: \.priority)
        .mapValues { $0.reduce(0) { $0 + $1.error(at: program.values) } }
      for (priority, least) in best {
        let error = errors[priority] ?? 0
        if error > least + 2e-3 {
          throw BrokenRule(
            description:
              "\(history), \(axis == .horizontal ? "horizontally" : "vertically"): the errors of priority \(priority) are \(error), "
              + "and could be \(least)")
        }
        // Errors of weaker priorities are comparable only if those of the stronger ones are equal.
        if error < least - 2e-3 { break }
      }
    }
    return true
  }

  /// Checks the rules for numbers of any size, with the clamping of layout: no length exceeds the maximum, and required
  /// constraints hold as exactly as doubles permit, or a conflict is reported.
  ///
  /// - Returns: Whether required constraints were checked.
  func checkLimits(_ history: String) throws -> Bool {
    let isContradictory = !UserInterface.current.layoutConflicts.recent.isEmpty
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let program = try AxisProgram(root, axis)
      if let value = program.values.first(where: { !(abs($0) <= 2 * LayoutNumbers.longest) }) {
        throw BrokenRule(description: "\(history): layout gave a length of \(value)")
      }
      if isContradictory { continue }
      // A value that was clamped to the maximum length satisfies no constraint.
      let largest = program.values.reduce(0) { max($0, abs($1)) }
      guard largest < LayoutNumbers.longest / 1000 else { return false }
      let noise = Self.noise(of: program.statements)
      for statement in program.statements where statement.priority == UILayoutPriority.required.rawValue {
        let terms =
          zip(statement.coefficients, program.values).map { abs($0 * $1) } + [abs(statement.constant), largest, 1]
        let error = statement.error(at: program.values)
        // Values are rounded to pixels, each by at most half a pixel.
        let rounding = statement.coefficients.reduce(0) { $0 + abs($1) } / Double(Self.pixelsPerPoint)
        if !(error <= (terms.max() ?? 1) * 1e-6 + rounding + noise) {
          throw BrokenRule(description: "\(history): a required constraint is off by \(error), and no conflict is told")
        }
      }
    }
    return !isContradictory
  }

  /// Returns the tolerance of doubles if a solution requires the multiplication of multipliers: they have 15 digits of
  /// the largest product.
  private static func noise(of statements: [LinearProgram.Statement]) -> Double {
    let most = 1 / LayoutNumbers.smallestMultiplier
    let multiplier = statements.flatMap(\.coefficients).reduce(1) { max($0, min(abs($1), most)) }
    return multiplier * statements.reduce(1) { max($0, abs($1.constant)) } * 1e-15
  }
}

/// A view with an intrinsic content size.
private final class SizedView: UIView {
  private let content: CGSize

  init(_ content: LayoutSystem.Content) {
    self.content = CGSize(
      width: content.width < 0 ? UIView.noIntrinsicMetric : content.width,
      height: content.height < 0 ? UIView.noIntrinsicMetric : content.height)
    super.init(frame: .zero)
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      setContentHuggingPriority(UILayoutPriority(Float(content.hugging[index])), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(Float(content.resistance[index])), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// The constraints along an axis, as sums of positions and lengths.
@MainActor
private struct AxisProgram {
  private(set) var statements: [LinearProgram.Statement] = []
  private(set) var values: [Double] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var views: [UIView] = []
  private let isHorizontal: Bool
  private let root: UIView

  var variableCount: Int { values.count }

  init(_ root: UIView, _ axis: NSLayoutConstraint.Axis) throws {
    self.root = root
    isHorizontal = axis == .horizontal
    collect(root)
    // The root is fixed.
    for variable in 0..<2 { state([variable: 1], -values[variable], 0, 1000) }
    var constraints: [NSLayoutConstraint] = []
    gather(root, &constraints)
    for constraint in constraints { try state(constraint) }
    for view in views { stateContent(of: view) }
    // Lengths are not negative.
    for place in places.values.sorted() { state([place + 1: 1], 0, -1, 1000) }
  }

  private mutating func collect(_ view: UIView) {
    add(view, view.convert(view.bounds, to: root))
    views.append(view)
    for guide in view.layoutGuides { add(guide, view.convert(guide.layoutFrame, to: root)) }
    for subview in view.subviews { collect(subview) }
  }

  private mutating func add(_ item: AnyObject, _ frame: CGRect) {
    places[ObjectIdentifier(item)] = values.count
    values += isHorizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
  }

  private func gather(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    constraints += view.constraints.filter(\.isActive)
    for subview in view.subviews { gather(subview, &constraints) }
  }

  private mutating func state(_ sum: [Int: Double], _ constant: Double, _ sign: Int, _ priority: Float) {
    statements.append(
      LinearProgram.Statement(
        coefficients: values.indices.map { sum[$0] ?? 0 }, constant: constant, sign: sign, priority: priority))
  }

  private mutating func state(_ constraint: NSLayoutConstraint) throws {
    guard let first = sum(constraint.firstItem, constraint.firstAttribute) else { return }
    var sum = first
    if constraint.secondItem != nil {
      guard let second = self.sum(constraint.secondItem, constraint.secondAttribute) else {
        throw BrokenRule(description: "\(constraint) relates what this program does not know")
      }
      for (variable, coefficient) in second {
        sum[variable, default: 0] -= coefficient * LayoutNumbers.multiplier(constraint.multiplier)
      }
    }
    state(
      sum, -LayoutNumbers.length(constraint.constant),
      [.equal: 0, .lessThanOrEqual: 1, .greaterThanOrEqual: -1][constraint.relation] ?? 0,
      constraint.priority.rawValue)
  }

  /// Returns the coefficients of an attribute, or `nil` for one of the other axis.
  private func sum(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> [Int: Double]? {
    guard let item, let place = places[ObjectIdentifier(item)] else { return nil }
    switch attribute {
    case .left, .leading: return isHorizontal ? [place: 1] : nil
    case .right, .trailing: return isHorizontal ? [place: 1, place + 1: 1] : nil
    case .centerX: return isHorizontal ? [place: 1, place + 1: 0.5] : nil
    case .width: return isHorizontal ? [place + 1: 1] : nil
    case .top: return isHorizontal ? nil : [place: 1]
    case .bottom: return isHorizontal ? nil : [place: 1, place + 1: 1]
    case .centerY: return isHorizontal ? nil : [place: 1, place + 1: 0.5]
    case .height: return isHorizontal ? nil : [place + 1: 1]
    default: return nil
    }
  }

  private mutating func stateContent(of view: UIView) {
    guard let place = places[ObjectIdentifier(view)] else { return }
    let content = isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    guard view !== root, content != UIView.noIntrinsicMetric else { return }
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    // Among equal views in a stack, the first one yields.
    let tieBreaks = view.layoutState.tieBreaks
    for (sign, priority, tieBreak) in [
      (1, view.contentHuggingPriority(for: axis), isHorizontal ? .horizontalHugging : .verticalHugging),
      (
        -1, view.contentCompressionResistancePriority(for: axis),
        isHorizontal ? .horizontalCompression : .verticalCompression
      ),
    ] as [(Int, UILayoutPriority, ViewLayoutState.TieBreaks)] {
      let yields = tieBreaks.contains(tieBreak)
      state([place + 1: 1], -Double(content), sign, (yields ? priority.loweredForTieBreak : priority).rawValue)
    }
  }
}
