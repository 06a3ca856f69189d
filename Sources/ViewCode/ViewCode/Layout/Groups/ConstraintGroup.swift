import UIKit

/// Constraints that come and go together.
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
/// A group is made with its views in place, since lines that don't name the superview look for it: write it as a `lazy
/// var`. It may stand in ``ViewCoding/layout``, which activates it; in the group, lines may have conditions
/// (``When``).
@MainActor
public final class ConstraintGroup: LayoutPart {
  private var layout: Layout
  /// The view that conditions look at. Without conditions there is none: what is weakly referred to costs more to
  /// retain.
  private weak var root: UIView?
  private var isOn = false

  /// Creates a group. Nothing is active yet.
  public init(@LayoutBuilder _ layout: () -> Layout) {
    self.layout = layout()
  }

  init(_ layout: Layout) {
    self.layout = layout
  }

  /// The group's own constraints, in the order written; not those of a ``When`` or of a group within.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Whether anything in it may look at conditions.
  var hasParts: Bool { !layout.parts.isEmpty }

  // MARK: - Coming and going

  /// Whether the group's constraints take part in layout.
  public var isActive: Bool {
    get { isOn }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets the constraints take part in layout, all at once.
  ///
  /// The views they place no longer translate their autoresizing masks.
  public func activate() {
    NSLayoutConstraint.placeByConstraints(layout.constraints)
    activate(in: root ?? layout.constraints.lazy.compactMap(\.someView).first)
  }

  /// Takes the constraints out of layout. They can be activated again.
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

  /// Looks again at what conditions in the group say, in a view whose size or traits have changed.
  ///
  /// The pipeline does it for what stands in ``ViewCoding/layout``.
  public func adapt(to root: UIView) {
    guard isOn, hasParts else { return }
    self.root = root
    for part in layout.parts { part.adapt(to: root) }
  }

  // MARK: - Changing

  /// Gives constraints other constants and priorities: the lines are written once more, with other numbers.
  ///
  /// ```swift
  /// open.update { box.height(200) }
  /// ```
  ///
  /// A line belongs to the constraint between the same anchors with the same relation and multiplier. Where the group
  /// has none, a warning names the line, and nothing else happens.
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

  /// Gives a constraint that was `named(_:)` another constant. Where there is none, a warning says so.
  public func update(
    _ name: String, to constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) {
    if let constraint = self[name] {
      constraint.constant = constant
    } else {
      Warning.noName(name, among: layout.constraints, file, line)
    }
  }

  /// The constraint that was `named(_:)` so.
  public subscript(_ name: String) -> NSLayoutConstraint? {
    layout.constraints.first { $0.name == name }
  }

  /// Puts other constraints in the place of these. They are active if these were.
  public func replace(@LayoutBuilder with new: () -> Layout) {
    let wasOn = isOn
    deactivate()
    layout = new()
    if wasOn {
      NSLayoutConstraint.placeByConstraints(layout.constraints)
      activate(in: root ?? layout.constraints.lazy.compactMap(\.someView).first)
    }
  }

  /// Brings the group to what another evaluation of the same lines says, and changes as little as possible: a
  /// constraint that is there already stays, with a new constant where it has one.
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
