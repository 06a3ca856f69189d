/// The identifier of a guide on an axis.
///
/// Unchecked: Metatypes are immutable.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    ObjectIdentifier(first.id) == ObjectIdentifier(second.id) && first.axis == second.axis
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
