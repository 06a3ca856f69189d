/// The sightings at the widths of one situation.
struct WidthRun {
  let situation: SweepSituation
  /// The width of the device's entire screen.
  let ownWidth: Int
  /// The examined widths with their sightings.
  private(set) var seen: [Int: Set<DefectKey>] = [:]
  /// The widths that were examined again on the way back, with the sightings of moved views.
  private var compared: [Int: Set<DefectKey>] = [:]
  private(set) var worst: [DefectKey: (sighting: Sighting, moment: SweepMoment)] = [:]
  /// The defects that do not depend on the width.
  private(set) var everywhere: Set<DefectKey> = []

  init(situation: SweepSituation, ownWidth: Int) {
    self.situation = situation
    self.ownWidth = ownWidth
  }

  mutating func add(_ width: Int, _ look: Look, _ moment: SweepMoment) {
    seen[width, default: []].formUnion(look.keys)
    for (key, sighting) in look { note(key, sighting, moment) }
  }

  /// Adds the comparison of a width with itself on the way back.
  ///
  /// - Parameter found: The view with a different frame, or nil.
  mutating func add(comparing width: Int, _ found: (key: DefectKey, sighting: Sighting)?, _ moment: SweepMoment) {
    compared[width, default: []].formUnion(found.map { [$0.key] } ?? [])
    if let found { note(found.key, found.sighting, moment) }
  }

  mutating func addEverywhere(_ key: DefectKey, _ sighting: Sighting, _ moment: SweepMoment) {
    everywhere.insert(key)
    note(key, sighting, moment)
  }

  private mutating func note(_ key: DefectKey, _ sighting: Sighting, _ moment: SweepMoment) {
    // Of equally severe sightings, that at the smallest width is kept.
    if let known = worst[key],
      (known.sighting.extent, -known.moment.width) >= (sighting.extent, -moment.width)
    {
      return
    }
    worst[key] = (sighting, moment)
  }

  /// Returns the occurrence of a defect: ranges between widths without it.
  func occurrence(of key: DefectKey) -> DefectOccurrence? {
    let seen = key.kind == .orderDependent ? compared : seen
    let widths = seen.keys.sorted()
    if situation.hasDeviceSize {
      guard seen.values.contains(where: { $0.contains(key) }) else { return nil }
      return DefectOccurrence(situation: situation, widths: [], isEverywhere: true)
    }
    if everywhere.contains(key), let first = widths.first, let last = widths.last {
      return DefectOccurrence(situation: situation, widths: [first...last], isEverywhere: true)
    }
    var ranges: [ClosedRange<Int>] = []
    var start: Int?
    var last: Int?
    for width in widths {
      if seen[width]!.contains(key) {
        start = start ?? width
        last = width
      } else if let first = start, let end = last {
        ranges.append(first...end)
        start = nil
      }
    }
    if let start, let last { ranges.append(start...last) }
    guard !ranges.isEmpty else { return nil }
    let isEverywhere = ranges.count == 1 && ranges[0] == widths.first!...widths.last!
    return DefectOccurrence(situation: situation, widths: ranges, isEverywhere: isEverywhere)
  }
}
