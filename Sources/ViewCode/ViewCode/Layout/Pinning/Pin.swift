import UIKit

/// A line that pins anchors of an item to a target with a distance.
@MainActor
struct Pin {
  /// The meaning of the distance.
  enum Displacement {
    /// An inset from each edge of the target.
    case inset(Spacing)
    /// An inset for each edge.
    case insets(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    /// An inset for each edge, independent of the direction of text.
    case absoluteInsets(UIEdgeInsets)
    /// An offset downwards and in the direction of text.
    case offset(Spacing)
  }

  let anchors: AnchorSet
  let target: any Anchored
  /// The bottom of the target if it isn't that of ``target``.
  var targetBottom: NSLayoutYAxisAnchor?
  let displacement: Displacement
  let file: StaticString
  let line: UInt

  func constraints(_ subject: some Anchored) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(4)
    func add(_ constraint: NSLayoutConstraint) {
      made.append(ConstraintNotes.note(constraint, file, line))
    }
    if anchors.contains(.top) { add(near(subject.topAnchor, target.topAnchor, .top)) }
    if anchors.contains(.leading) { add(near(subject.leadingAnchor, target.leadingAnchor, .leading)) }
    if anchors.contains(.left) { add(near(subject.leftAnchor, target.leftAnchor, .left)) }
    if anchors.contains(.bottom) { add(far(subject.bottomAnchor, targetBottom ?? target.bottomAnchor, .bottom)) }
    if anchors.contains(.trailing) { add(far(subject.trailingAnchor, target.trailingAnchor, .trailing)) }
    if anchors.contains(.right) { add(far(subject.rightAnchor, target.rightAnchor, .right)) }
    if anchors.contains(.firstBaseline) { add(near(subject.textTopAnchor, target.textTopAnchor, .top)) }
    if anchors.contains(.lastBaseline) { add(far(subject.textBottomAnchor, target.textBottomAnchor, .bottom)) }
    if anchors.contains(.centerX) { add(subject.centerXAnchor.after(target.centerXAnchor, middle)) }
    if anchors.contains(.centerY) { add(subject.centerYAnchor.after(target.centerYAnchor, middle)) }
    if anchors.contains(.width) { add(size(subject.widthAnchor, target.widthAnchor, .leading, .trailing)) }
    if anchors.contains(.height) { add(size(subject.heightAnchor, target.heightAnchor, .top, .bottom)) }
    return made
  }

  // MARK: - Kinds of anchor

  /// Returns a constraint of the top, leading or left side, for which an inset is an offset.
  private func near(
    _ anchor: NSLayoutXAxisAnchor, _ other: NSLayoutXAxisAnchor, _ edge: AnchorSet
  ) -> NSLayoutConstraint {
    anchor.after(other, distance(edge))
  }

  private func near(
    _ anchor: NSLayoutYAxisAnchor, _ other: NSLayoutYAxisAnchor, _ edge: AnchorSet
  ) -> NSLayoutConstraint {
    anchor.after(other, distance(edge))
  }

  /// Returns a constraint of the bottom, trailing or right side, for which an inset is a negative offset.
  private func far(
    _ anchor: NSLayoutXAxisAnchor, _ other: NSLayoutXAxisAnchor, _ edge: AnchorSet
  ) -> NSLayoutConstraint {
    isOffset ? anchor.after(other, distance(edge)) : anchor.before(other, distance(edge))
  }

  private func far(
    _ anchor: NSLayoutYAxisAnchor, _ other: NSLayoutYAxisAnchor, _ edge: AnchorSet
  ) -> NSLayoutConstraint {
    isOffset ? anchor.after(other, distance(edge)) : anchor.before(other, distance(edge))
  }

  /// Returns a constraint of a size: that of the target less the insets of both sides.
  private func size(
    _ dimension: NSLayoutDimension, _ other: NSLayoutDimension, _ near: AnchorSet, _ far: AnchorSet
  ) -> NSLayoutConstraint {
    let (first, last) = (distance(near), distance(far))
    let relation = isOffset ? first.relation : first.relation.flipped
    let change = isOffset ? first.points : -(first.points + last.points)
    return dimension.related(relation, other, 1, change)
  }

  // MARK: - Distances

  private var isOffset: Bool {
    if case .offset = displacement { return true }
    return false
  }

  /// The distance of a center, which has no inset.
  private var middle: Spacing {
    if case .offset(let spacing) = displacement { return spacing }
    return .exactly(0)
  }

  private func distance(_ edge: AnchorSet) -> Spacing {
    switch displacement {
    case .inset(let spacing), .offset(let spacing): return spacing
    case .insets(let top, let leading, let bottom, let trailing):
      switch edge {
      case .top: return .exactly(top)
      case .bottom: return .exactly(bottom)
      case .leading, .left: return .exactly(leading)
      default: return .exactly(trailing)
      }
    case .absoluteInsets(let insets):
      switch edge {
      case .top: return .exactly(insets.top)
      case .bottom: return .exactly(insets.bottom)
      case .leading, .left: return .exactly(insets.left)
      default: return .exactly(insets.right)
      }
    }
  }
}

extension Spacing {
  /// The distance in points; the system's spacing between views is 8.
  fileprivate var points: CGFloat {
    switch length {
    case .points(let points): points
    case .system(let factor): 8 * factor
    }
  }
}
