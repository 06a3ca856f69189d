import UIKit

/// Constraints that are activated and deactivated together.
///
/// ```swift
/// private lazy var open = ConstraintGroup {
///   box.height(100)
///   box.pin(.horizontal, inset: 16)
/// }
///
/// func toggle() {
///   open.isActive.toggle()
/// }
/// ```
///
/// A group is created after its views were added, since lines without an explicit superview look it up, so declare it
/// as a `lazy var`. It can be a line of ``ViewCoding/layout``, which activates it. Its lines may have conditions
/// (``When``).
@MainActor
public final class ConstraintGroup: LayoutPart {
  private var layout: Layout
  /// The view of the conditions; `nil` without conditions, since a weak reference makes retaining it slower.
  private weak var root: UIView?
  private var isOn = false

  /// Creates an inactive group.
  public init(@LayoutBuilder _ layout: () -> Layout) {
    self.layout = layout()
  }

  init(_ layout: Layout) {
    self.layout = layout
  }

  /// The group's own constraints in their order, without those of a ``When`` or a nested group.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Whether the group contains parts that may have conditions.
  var hasParts: Bool { !layout.parts.isEmpty }

  // MARK: - Activation

  /// Whether the group's constraints are active.
  public var isActive: Bool {
    get { isOn }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates the constraints at once.
  ///
  /// The views that they position no longer translate their autoresizing masks.
  public func activate() {
    NSLayoutConstraint.placeByConstraints(layout.constraints)
    activate(in: root ?? layout.constraints.lazy.compactMap(\.someView).first)
  }

  /// Deactivates the constraints. They can be activated again.
  public func deactivate() {
    guard isOn else { return }
    isOn = false
    NSLayoutConstraint.deactivate(layout.constraints)
    for part in layout.parts { part.deactivate() }
  }

  func activate(in root: UIView?) {
    if hasParts { self.root = root }
    isOn = true
    NSLayoutConstraint.activate(layout.constraints)
    for part in layout.parts { part.activate(in: root) }
  }

  /// Evaluates the conditions of the group again, in a view whose size or traits changed.
  ///
  /// The pipeline calls it for groups in ``ViewCoding/layout``.
  public func adapt(to root: UIView) {
    guard isOn, hasParts else { return }
    self.root = root
    for part in layout.parts { part.adapt(to: root) }
  }

  // MARK: - Changing

  /// Changes constants and priorities of constraints, which are specified as lines with other numbers.
  ///
  /// ```swift
  /// open.update { box.height(200) }
  /// ```
  ///
  /// A line refers to the constraint between the same anchors with the same relation and multiplier. If the group has
  /// none, a warning with the line is reported, and nothing else happens.
  public func update(
    file: StaticString = #fileID, line: UInt = #line, @LayoutBuilder _ lines: () -> Layout
  ) {
    for change in lines().constraints {
      if let found = layout.constraints.first(where: { $0.isLike(change) }) {
        found.take(change)
      } else {
        Warning.nothingToUpdate(change, "the group", file, line)
      }
    }
  }

  /// Changes the constant of a constraint with a name, set by `named(_:)`. If there is none, a warning is reported.
  public func update(
    _ name: String, to constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) {
    if let constraint = self[name] {
      constraint.constant = constant
    } else {
      Warning.noName(name, among: layout.constraints, file, line)
    }
  }

  /// The constraint with a name, set by `named(_:)`.
  public subscript(_ name: String) -> NSLayoutConstraint? {
    layout.constraints.first { $0.name == name }
  }

  /// Replaces the constraints with others, which are active if these were.
  public func replace(@LayoutBuilder with new: () -> Layout) {
    let wasOn = isOn
    deactivate()
    layout = new()
    if wasOn {
      NSLayoutConstraint.placeByConstraints(layout.constraints)
      activate(in: root ?? layout.constraints.lazy.compactMap(\.someView).first)
    }
  }

  /// Updates the group to another evaluation of the same lines with minimal changes: existing constraints remain, with
  /// new constants if needed.
  func become(_ new: Layout, in root: UIView) {
    var places: [ConstraintForm: [NSLayoutConstraint]] = [:]
    let same = Set(new.constraints.map(ObjectIdentifier.init))
    for constraint in layout.constraints where !same.contains(ObjectIdentifier(constraint)) {
      places[ConstraintForm(constraint), default: []].append(constraint)
    }
    var kept = same
    let constraints = new.constraints.map { constraint -> NSLayoutConstraint in
      let form = ConstraintForm(constraint)
      guard let old = places[form]?.first, old.canTake(constraint) else { return constraint }
      places[form]?.removeFirst()
      old.take(constraint)
      kept.insert(ObjectIdentifier(old))
      return old
    }
    NSLayoutConstraint.deactivate(layout.constraints.filter { !kept.contains(ObjectIdentifier($0)) })
    let parts = Set(new.parts.map(ObjectIdentifier.init))
    for part in layout.parts where !parts.contains(ObjectIdentifier(part)) { part.deactivate() }
    layout = Layout(constraints, parts: new.parts)
    if hasParts { self.root = root }
    NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
    for part in layout.parts { part.activate(in: root) }
  }
}
