import Foundation
import Fuzzing
import QuartzCore
import UIKit
import ViewHost

/// A screen on which a program runs, and the rules that always hold.
@MainActor
final class ViewWorld {
  private let host: ViewHost
  private let root = UIView()
  private var views: [UIView] = []
  /// The views between two others, which calls cannot identify.
  private var levels: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private let rows = FuzzedRows()
  private let controllers = FuzzedControllers()
  private var messages: [String] = []
  private(set) var everyView: [WeakView] = []
  /// Whether the result depends on the order of actions, and not only on the final state.
  private var hasHistory = false

  init() {
    host = ViewHost(device: .standard)
    host.run {
      UserInterface.current.diagnosticListener = { [weak self] message in self?.messages.append(message) }
      let controller = UIViewController()
      controller.view = root
      host.show(controller)
      controllers.shown = controller
    }
  }

  private func view(_ number: Int) -> UIView { views.isEmpty ? root : views[number % views.count] }

  private func container(_ number: Int) -> UIView { number % 4 == 0 ? root : view(number) }

  /// Returns one of the existing views of a class. Calls for a specific class would otherwise rarely reach one.
  private func view<Kind: UIView>(_ number: Int, of kind: Kind.Type) -> Kind? {
    let fitting = views.compactMap { $0 as? Kind }
    return fitting.isEmpty ? nil : fitting[number % fitting.count]
  }

  /// Returns a view with text.
  private func texting(_ number: Int) -> UIView {
    let fitting = views.filter {
      $0 is UILabel || $0 is UIButton || $0 is UITextField || $0 is UITextView || $0 is UISearchBar
    }
    return fitting.isEmpty ? root : fitting[number % fitting.count]
  }

  private func scroll(_ step: ViewStep) {
    guard let view = view(step.first, of: UIScrollView.self) else { return }
    var place = CGPoint(x: step.numbers[0], y: step.numbers[1])
    // Scroll to the end or beyond it.
    if step.third % 2 == 0 { place.y += view.contentSize.height }
    view.setContentOffset(place, animated: step.second % 2 == 0)
  }

  func perform(_ step: ViewStep) { host.run { act(step) } }

  private func act(_ step: ViewStep) {
    switch step.action {
    case .make: make(step)
    case .nest: nest(view(step.first), in: container(step.second), at: step.third)
    case .remove: view(step.first).removeFromSuperview()
    case .constrain: constrain(step)
    case .unconstrain: withConstraint(step) { $0.isActive = step.second % 3 == 0 && Self.canHold($0) }
    case .constant: withConstraint(step) { $0.constant = step.numbers[0] }
    case .priority:
      withConstraint(step) { constraint in
        // Changing between required and optional is for inactive constraints only.
        if constraint.priority == .required, constraint.isActive { return }
        constraint.priority = UILayoutPriority(Float(1 + step.second % 999))
      }
    case .frame:
      view(step.first).frame = CGRect(
        x: step.numbers[0], y: step.numbers[1], width: step.numbers[2], height: step.numbers[3])
    case .text: setText(of: texting(step.first), ViewKinds.texts[step.second % ViewKinds.texts.count])
    case .hide: view(step.first).isHidden = step.second % 2 == 0
    case .stack: arrange(step)
    case .priorities:
      let axis: NSLayoutConstraint.Axis = step.second % 2 == 0 ? .horizontal : .vertical
      view(step.first).setContentHuggingPriority(UILayoutPriority(Float(1 + step.third)), for: axis)
      view(step.first).setContentCompressionResistancePriority(UILayoutPriority(Float(1 + step.fourth)), for: axis)
    case .deepen: deepen(step)
    case .layout:
      // A view may be laid out separately, even without a window.
      if step.second % 3 == 0 { view(step.first).layoutIfNeeded() } else { host.update() }
    default: actOverTime(step)
    }
  }

  /// Performs actions whose effects depend on time.
  private func actOverTime(_ step: ViewStep) {
    hasHistory = true
    let view = view(step.first)
    switch step.action {
    case .transform:
      view.transform = CGAffineTransform(rotationAngle: step.numbers[0]).scaledBy(
        x: step.numbers[1], y: step.numbers[2])
    case .scroll: scroll(step)
    case .animate: animate(view, step)
    case .advance: host.advance(by: min(abs(step.numbers[0]), 2), frameRate: 10)
    case .turn: host.set(host.device.held(step.first % 2 == 0 ? .landscape : .portrait), animated: step.second % 2 == 0)
    case .draw: _ = try? host.picture(of: step.second % 4 == 0 ? nil : view)
    case .tap: host.tap(at: CGPoint(x: CGFloat(step.first % 400), y: CGFloat(step.second % 850)))
    case .drag:
      host.drag(
        from: CGPoint(x: CGFloat(step.first % 400), y: CGFloat(step.second % 850)),
        to: CGPoint(x: CGFloat(step.third % 400), y: CGFloat(step.fourth % 850)), duration: 0.1)
    case .type:
      view.becomeFirstResponder()
      try? host.type("ab\n")
      try? host.deleteBackward(times: 1 + step.second % 3)
    case .rows: editRows(step)
    case .surroundings: surround(step)
    case .margins:
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: step.numbers[0], leading: step.numbers[1], bottom: step.numbers[2], trailing: step.numbers[3])
      (view as? UIScrollView)?.contentInset = UIEdgeInsets(
        top: step.numbers[3], left: step.numbers[2], bottom: step.numbers[1], right: step.numbers[0])
    case .guide:
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      add(guide.widthAnchor.constraint(equalToConstant: step.numbers[0]))
      add(guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: step.numbers[1]))
    case .present, .dismiss, .push, .pop: controllers.perform(step)
    case .animator: runAnimator(view, step)
    case .number: ViewNumbers.set(view, step)
    case .looks: ViewKinds.setLooks(of: view, step)
    case .gesture: ViewKinds.addRecognizer(to: view, step)
    case .size:
      view.sizeToFit()
      _ = view.systemLayoutSizeFitting(CGSize(width: step.numbers[0], height: step.numbers[1]))
      _ = view.sizeThatFits(CGSize(width: step.numbers[2], height: step.numbers[3]))
    default: break
    }
  }

  // MARK: - Making

  private func make(_ step: ViewStep) {
    let kinds = hasHistory || step.third % 3 == 0 ? ViewKinds.all : ViewKinds.plain
    let view = kinds[step.first % kinds.count]()
    everyView.append(WeakView(view: view))
    views.append(view)
    if let table = view as? UITableView {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
    }
    if let collection = view as? UICollectionView {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      collection.dataSource = rows
    }
    (view as? UIPickerView)?.dataSource = rows
    view.autoresizingMask = []
    if step.fourth % 3 != 0 {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else {
      view.frame = CGRect(
        x: step.numbers[0], y: step.numbers[1], width: abs(step.numbers[2]), height: abs(step.numbers[3]))
    }
    nest(view, in: container(step.second), at: 1000)
  }

  private func nest(_ view: UIView, in container: UIView, at index: Int) {
    guard view !== container, !container.isDescendant(of: view) else { return }
    // An effect view permits other views only in its content view.
    let container = (container as? UIVisualEffectView)?.contentView ?? container
    if let stack = container as? UIStackView {
      stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
    } else {
      container.insertSubview(view, at: min(index, container.subviews.count))
    }
  }

  /// Adds more levels than screens have, of which only the lowest can be identified.
  private func deepen(_ step: ViewStep) {
    guard views.count < 40 else { return }
    var outer = container(step.first)
    for _ in 0..<35 + step.third % 10 {
      let level = UIView()
      level.autoresizingMask = []
      level.translatesAutoresizingMaskIntoConstraints = step.second % 2 == 0
      level.frame = CGRect(x: 1, y: 1, width: 100, height: 40)
      nest(level, in: outer, at: 1000)
      everyView.append(WeakView(view: level))
      levels.append(level)
      outer = level
      if step.second % 2 == 0 { continue }
      add(level.leadingAnchor.constraint(equalTo: level.superview?.leadingAnchor ?? root.leadingAnchor, constant: 1))
      add(level.topAnchor.constraint(equalTo: level.superview?.topAnchor ?? root.topAnchor))
    }
    views.append(outer)
  }

  private func setText(of view: UIView, _ text: String) {
    switch view {
    case let label as UILabel:
      label.numberOfLines = text.count % 3
      label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let field as UITextField: field.text = text
    case let field as UITextView: field.text = text
    case let bar as UISearchBar: bar.text = text
    default: break
    }
  }

  private func arrange(_ step: ViewStep) {
    guard let stack = view(step.first, of: UIStackView.self) else { return }
    stack.axis = step.second % 2 == 0 ? .horizontal : .vertical
    stack.distribution = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][step.third % 5]
    stack.alignment = [.fill, .leading, .center, .trailing, .firstBaseline][step.fourth % 5]
    stack.spacing = step.numbers[0]
  }

  // MARK: - Constraints

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline,
  ]

  private static let axes: [[NSLayoutConstraint.Attribute]] = [
    [.left, .right, .centerX], [.leading, .trailing, .centerX],
    [.top, .bottom, .centerY, .firstBaseline, .lastBaseline], [.width, .height],
  ]

  private func constrain(_ step: ViewStep) {
    let item = view(step.first)
    let attribute = Self.attributes[step.third % Self.attributes.count]
    let partners = Self.axes.first { $0.contains(attribute) } ?? [attribute]
    let other: UIView? =
      attribute == .width || attribute == .height
      ? (step.second % 2 == 0 ? nil : view(step.second)) : (step.second % 3 == 0 ? item.superview : view(step.second))
    if other == nil, attribute != .width, attribute != .height { return }
    if let other, other === item { return }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute,
      relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][step.fourth % 4],
      toItem: other, attribute: other == nil ? .notAnAttribute : partners[step.fourth % partners.count],
      multiplier: multiplier(step), constant: step.numbers[0])
    constraint.priority =
      [.required, .required, UILayoutPriority(750), UILayoutPriority(500), UILayoutPriority(250)][
        (step.third / 12) % 5]
    add(constraint)
  }

  private func multiplier(_ step: ViewStep) -> CGFloat {
    guard step.fourth % 7 == 0 else { return 1 }
    if (0.25...400).contains(step.numbers[1]) { return step.numbers[1] }
    // UIKit stops a program that multiplies a position by 0.
    guard step.fourth % 21 == 0, step.numbers[1] != 0 else { return max(abs(step.numbers[1]), 0.25) }
    // The rounding of a position affects other positions.
    hasHistory = true
    return step.numbers[1]
  }

  private func add(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.isActive = Self.canHold(constraint)
  }

  /// Returns whether a constraint can be activated. UIKit stops a program that activates a constraint between views
  /// without a common ancestor.
  private static func canHold(_ constraint: NSLayoutConstraint) -> Bool {
    func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
    guard let first = view(constraint.firstItem) else { return false }
    guard constraint.secondItem != nil else { return true }
    guard let second = view(constraint.secondItem) else { return false }
    return root(of: first) === root(of: second)
  }

  private static func root(of view: UIView) -> UIView {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }

  private func withConstraint(_ step: ViewStep, _ body: (NSLayoutConstraint) -> Void) {
    if !constraints.isEmpty { body(constraints[step.first % constraints.count]) }
  }

  // MARK: - Over time

  private func animate(_ view: UIView, _ step: ViewStep) {
    let constraint = constraints.isEmpty ? nil : constraints[step.second % constraints.count]
    UIView.animate(withDuration: step.numbers[0], delay: step.third % 5 == 0 ? step.numbers[1] : 0) {
      switch step.second % 4 {
      case 0: view.frame = CGRect(x: step.numbers[1], y: step.numbers[2], width: 50, height: 30)
      case 1: view.alpha = step.numbers[3]
      case 2: constraint?.constant = step.numbers[1]
      default: view.isHidden.toggle()
      }
      self.root.layoutIfNeeded()
    }
  }

  private func runAnimator(_ view: UIView, _ step: ViewStep) {
    let animator = UIViewPropertyAnimator(
      duration: step.numbers[0], dampingRatio: step.first % 2 == 0 ? 1 : CGFloat(step.numbers[1]))
    animator.addAnimations {
      view.center = CGPoint(x: step.numbers[1], y: step.numbers[2])
      view.bounds.size = CGSize(width: step.numbers[3], height: 20)
    }
    animator.startAnimation()
    if step.second % 2 == 0 {
      animator.pauseAnimation()
      animator.fractionComplete = CGFloat(step.numbers[3])
      animator.isReversed = step.third % 2 == 0
    }
    if step.third % 3 == 0 {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(step.numbers[2]))
    }
    // An animator that is neither running nor stopped may be released at any time.
    animator.stopAnimation(step.fourth % 2 == 0)
    if animator.state == .stopped { animator.finishAnimation(at: [.start, .end, .current][step.fourth % 3]) }
  }

  private func editRows(_ step: ViewStep) {
    let lists = views.filter { $0 is UITableView || $0 is UICollectionView }
    guard !lists.isEmpty else { return }
    let list = lists[step.first % lists.count]
    if let table = list as? UITableView { rows.edit(table, step) }
    if let collection = list as? UICollectionView { rows.edit(collection, step) }
  }

  private func surround(_ step: ViewStep) {
    var surroundings = host.surroundings
    surroundings.style = step.first % 2 == 0 ? .dark : .light
    surroundings.layoutDirection = step.second % 3 == 0 ? .rightToLeft : .leftToRight
    surroundings.contentSizeCategory = [.large, .extraSmall, .accessibilityExtraExtraExtraLarge][step.third % 3]
    host.set(surroundings)
  }

  // MARK: - Rules

  /// Finishes running animations, which retain their content.
  func finish() {
    guard hasHistory else { return }
    host.run {
      controllers.end()
      removeAnimations(root)
    }
    host.advance(by: 1, frameRate: 10)
  }

  private func removeAnimations(_ view: UIView) {
    view.layer.removeAllAnimations()
    for subview in view.subviews { removeAnimations(subview) }
  }

  func check() throws {
    try host.run {
      host.update()
      if let message = messages.first(where: { $0.contains("did not settle") }) {
        throw BrokenRule(description: message)
      }
      try check(root)
      try checkSizesAreTheirOwn()
    }
  }

  /// The limit of coordinates, which keeps sums of several finite (docs/robustness.md).
  private static let farthest = 1e300

  /// The limit of compared lengths: a thousandth of the maximum length in layout (docs/robustness.md).
  private static let longestCompared: CGFloat = 1e12

  /// Checks that views return the same intrinsic sizes when they are asked again, so that nothing moves. It would move
  /// if a view had changed its content without invalidating its size.
  private func checkSizesAreTheirOwn() throws {
    // A frame that was set stays until the next layout, as in UIKit.
    setNeedsLayout(root)
    host.update()
    // The constraint of a conflict that is left out depends on the order in which a stack creates its own.
    guard host.layoutReport().conflicts.isEmpty else { return }
    let there = views.filter { $0.isDescendant(of: root) && $0.transform.isIdentity }
    let before = there.map(\.frame)
    for view in there { view.invalidateIntrinsicContentSize() }
    host.update()
    // A value that was clamped to the maximum length satisfies no constraint, and leaves no digits for neighboring
    // values.
    let reach = (before + there.map(\.frame)).reduce(0) { max($0, abs($1.minX), abs($1.minY), $1.width, $1.height) }
    guard reach < Self.longestCompared else { return }
    // Ambiguous frames may differ after any change.
    for (view, frame) in zip(there, before) where Self.differ(frame, view.frame) && !view.hasAmbiguousLayout {
      throw BrokenRule(
        description: "\(type(of: view)) lies at \(frame), and at \(view.frame) where contents are measured again")
    }
  }

  private func check(_ view: UIView) throws {
    let numbers = [
      view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.bounds.minX, view.bounds.minY,
      view.bounds.width, view.bounds.height, view.center.x, view.center.y,
    ]
    // A transform may convert a finite frame to an infinite one.
    let isPlain = view.transform.isIdentity
    if !numbers.dropFirst(isPlain ? 0 : 4).allSatisfy(\.isFinite) {
      throw BrokenRule(description: "\(type(of: view)) has the frame \(view.frame) and the bounds \(view.bounds)")
    }
    if let number = [view.center.x, view.center.y, view.bounds.minX, view.bounds.minY].first(where: {
      abs($0) > Self.farthest
    }) {
      throw BrokenRule(description: "\(type(of: view)) has a coordinate of \(number)")
    }
    let layers = view.layer.sublayers ?? []
    var last = -1
    for subview in view.subviews {
      guard subview.superview === view else {
        throw BrokenRule(description: "a subview of \(type(of: view)) has another superview")
      }
      guard let index = layers.firstIndex(where: { $0 === subview.layer }), index > last else {
        throw BrokenRule(description: "the layers of \(type(of: view)) are in another order than its subviews")
      }
      last = index
      try check(subview)
    }
  }

  // MARK: - New views

  /// Creates the current state again at once, and compares the frames.
  ///
  /// - Returns: The reason for which they can't be compared, or `nil` if they were.
  func compareWithFresh() throws -> String? {
    if hasHistory { return "history" }
    if messages.contains(where: { $0.contains("onstraint") }) { return "conflicts" }
    // A frame that was set stays until the next layout, as in UIKit. Only frames from layout are compared.
    host.run { setNeedsLayout(root) }
    host.update()
    let report = host.layoutReport()
    if !report.conflicts.isEmpty { return "conflicts" }
    if !report.ambiguities.isEmpty { return "ambiguous" }
    return try host.run {
      // Views without a window are laid out separately.
      let removed = views.filter { $0.superview == nil && !$0.subviews.isEmpty }
      for view in removed {
        setNeedsLayout(view)
        view.layoutIfNeeded()
      }
      var copies: [ObjectIdentifier: UIView] = [:]
      let fresh = ViewHost(device: .standard)
      let freshRoot = UIView()
      copies[ObjectIdentifier(root)] = freshRoot
      guard copySubviews(of: root, to: freshRoot, &copies) else { return "kinds" }
      let removedCopies = removed.compactMap { copyRemoved($0, &copies) }
      fresh.run {
        let controller = UIViewController()
        controller.view = freshRoot
        for constraint in constraints where constraint.isActive { copy(constraint, copies) }
        fresh.show(controller)
        for view in removedCopies { view.layoutIfNeeded() }
      }
      if !fresh.layoutReport().isEmpty { return "conflicts afresh" }
      for view in views where view.superview != nil {
        guard let copy = copies[ObjectIdentifier(view)] else { continue }
        // Reports do not include ambiguity in a tree without a window.
        if !view.isDescendant(of: root), isAmbiguousSomewhere(Self.top(of: view)) { continue }
        try compare(view, copy)
      }
      return nil
    }
  }

  private static func top(of view: UIView) -> UIView { view.superview.map(top) ?? view }

  private func isAmbiguousSomewhere(_ view: UIView) -> Bool {
    view.hasAmbiguousLayout || view.subviews.contains(where: isAmbiguousSomewhere)
  }

  /// Returns a copy of a view without a superview, including its descendants, or `nil` if one of them cannot be copied.
  private func copyRemoved(_ view: UIView, _ copies: inout [ObjectIdentifier: UIView]) -> UIView? {
    guard let twin = Self.twin(of: view) else { return nil }
    twin.frame = view.frame
    var own: [ObjectIdentifier: UIView] = [ObjectIdentifier(view): twin]
    guard copySubviews(of: view, to: twin, &own) else { return nil }
    copies.merge(own) { $1 }
    return twin
  }

  private func setNeedsLayout(_ view: UIView) {
    view.setNeedsLayout()
    for subview in view.subviews { setNeedsLayout(subview) }
  }

  private func compare(_ view: UIView, _ copy: UIView) throws {
    if Self.differ(view.frame, copy.frame) {
      throw BrokenRule(description: "\(type(of: view)) lies at \(view.frame), and built afresh at \(copy.frame)")
    }
  }

  private static func differ(_ old: CGRect, _ new: CGRect) -> Bool {
    // Values between two pixels may be rounded to either.
    let tolerance = 1 / 3.0 + 1e-6
    let difference = max(
      abs(old.minX - new.minX), abs(old.minY - new.minY), abs(old.width - new.width), abs(old.height - new.height))
    // The last digits of lengths beyond the size of a screen are lost.
    let size = max(abs(old.minX), abs(old.minY), old.width, old.height)
    return difference > max(tolerance, size * 1e-6)
  }

  private func copySubviews(of view: UIView, to copy: UIView, _ copies: inout [ObjectIdentifier: UIView]) -> Bool {
    for subview in view.subviews {
      guard views.contains(where: { $0 === subview }) || levels.contains(where: { $0 === subview }) else { continue }
      guard let twin = Self.twin(of: subview) else { return false }
      copies[ObjectIdentifier(subview)] = twin
      copy.addSubview(twin)
      guard copySubviews(of: subview, to: twin, &copies) else { return false }
    }
    if let stack = view as? UIStackView, let twin = copy as? UIStackView {
      for arranged in stack.arrangedSubviews {
        if let copied = copies[ObjectIdentifier(arranged)] { twin.addArrangedSubview(copied) }
      }
    }
    return true
  }

  private static func twin(of view: UIView) -> UIView? {
    let twin: UIView
    switch view {
    case let label as UILabel:
      let copy = UILabel()
      (copy.numberOfLines, copy.text) = (label.numberOfLines, label.text)
      twin = copy
    case let stack as UIStackView:
      let copy = UIStackView()
      (copy.axis, copy.distribution, copy.alignment, copy.spacing) =
        (stack.axis, stack.distribution, stack.alignment, stack.spacing)
      twin = copy
    case let button as UIButton:
      let copy = UIButton(type: .system)
      copy.setTitle(button.title(for: .normal), for: .normal)
      twin = copy
    case is UISwitch: twin = UISwitch()
    default:
      guard type(of: view) == UIView.self else { return nil }
      twin = UIView()
    }
    twin.autoresizingMask = []
    if view.translatesAutoresizingMaskIntoConstraints { twin.frame = view.frame }
    twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    twin.isHidden = view.isHidden
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      twin.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      twin.setContentCompressionResistancePriority(view.contentCompressionResistancePriority(for: axis), for: axis)
    }
    return twin
  }

  private func copy(_ constraint: NSLayoutConstraint, _ copies: [ObjectIdentifier: UIView]) {
    func twin(_ item: AnyObject?) -> UIView? { item.flatMap { copies[ObjectIdentifier($0)] } }
    guard let first = twin(constraint.firstItem) else { return }
    let second = twin(constraint.secondItem)
    if second == nil, constraint.secondItem != nil { return }
    let copy = NSLayoutConstraint(
      item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: second,
      attribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
    copy.priority = constraint.priority
    copy.isActive = true
  }
}
