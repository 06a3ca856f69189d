/// The resizing of an origin and a length along one axis by springs and struts.
enum Autoresizing {
  /// Returns the new origin and length along one axis after the length of the container changed.
  ///
  /// The flexible parts share the difference in proportion to their old lengths; equally where these add up to 0.
  static func resized(
    _ origin: CGFloat, _ length: CGFloat, from oldContainer: CGFloat, to newContainer: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let difference = newContainer - oldContainer
    guard difference != 0, flexible.before || flexible.length || flexible.after else { return (origin, length) }
    let parts: [(isFlexible: Bool, old: CGFloat)] = [
      (flexible.before, origin), (flexible.length, length), (flexible.after, oldContainer - origin - length),
    ]
    let total = parts.reduce(0) { $0 + ($1.isFlexible ? $1.old : 0) }
    let count = CGFloat(parts.count { $0.isFlexible })
    let shares = parts.map { part -> CGFloat in
      guard part.isFlexible else { return 0 }
      let share = total == 0 ? difference / count : difference * part.old / total
      // With lengths beyond all screens, the product or the quotient overflows.
      return share.isFinite ? share : difference / count
    }
    let (newOrigin, newLength) = (origin + shares[0], length + shares[1])
    return newOrigin.isFinite && newLength.isFinite ? (newOrigin, newLength) : (origin, length)
  }
}
