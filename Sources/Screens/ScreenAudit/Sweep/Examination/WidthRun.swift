/// The sightings at the widths of one situation.
struct WidthRun {
  let situation: SweepSituation
  /// The width of the device's whole screen.
  let ownWidth: Int
  /// The examined widths, each with its sightings.
  private(set) var seen: [Int: Set<DefectKey>] = [:]
  /// The widths that were compared with themselves on the way back, each with what was elsewhere.
  private var compared: [Int: Set<DefectKey>] = [:]
  private(set) var worst: [DefectKey: (sighting: Sighting, moment: SweepMoment)] = [:]
  /// Defects that do not depend on the width.
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
  /// - Parameter found: the view that was elsewhere, if one was.
  mutating func add(comparing width: Int, _ found: (key: DefectKey, sighting: Sighting)?, _ moment: SweepMoment) {
    compared[width, default: []].formUnion(found.map { [$0.key] } ?? [])
    if let found { note(found.key, found.sighting, moment) }
  }

  mutating func addEverywhere(_ key: DefectKey, _ sighting: Sighting, _ moment: SweepMoment) {
    everywhere.insert(key)
    note(key, sighting, moment)
  }

  private mutating func note(_ key: DefectKey, _ sighting: Sighting, _ moment: SweepMoment) {
    // Of equally bad ones the narrowest.
    if let known = worst[key],
      (known.sighting.extent, -known.moment.width) >= (sighting.extent, -moment.width)
    {
      return
    }
    worst[key] = (sighting, moment)
  }

  /// Where a defect is seen: in ranges between widths at which it is not.
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
