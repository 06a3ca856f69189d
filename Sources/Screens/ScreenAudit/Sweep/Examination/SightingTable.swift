import UIKit
import ViewHost

/// The sightings of a screen, from which its defects are created.
struct SightingTable {
  private var runs: [WidthRun] = []
  private var leastTextSizes: [DefectKey: [SweepSituation: String]] = [:]

  /// The minimum number of sizes at which a view has the width of the screen. Fewer are a coincidence.
  private static let leastScreenWidths = 3

  var keys: Set<DefectKey> { Set(runs.flatMap(\.worst.keys)) }

  mutating func add(_ run: WidthRun) { runs.append(run) }

  /// Returns the keys of the sightings in one situation.
  func keys(in situation: SweepSituation) -> Set<DefectKey> {
    Set(runs.filter { $0.situation == situation }.flatMap(\.worst.keys))
  }

  func worstWidth(of key: DefectKey, in situation: SweepSituation) -> Int? {
    runs.first { $0.situation == situation }?.worst[key]?.moment.width
  }

  mutating func setLeastTextSize(_ size: String, of key: DefectKey, in situation: SweepSituation) {
    leastTextSizes[key, default: [:]][situation] = size
  }

  // MARK: - Defects

  /// Returns the defects: one for each kind and view, and one for conflicts of the same constraints.
  @MainActor
  func defects() -> [Defect] {
    var groups: [[DefectKey]] = []
    for key in keys.sorted() where !isCoincidence(key) && !isWanted(key) {
      if key.kind == .conflict, let index = groups.firstIndex(where: { isSameConflict($0[0], key) }) {
        groups[index].append(key)
      } else {
        groups.append([key])
      }
    }
    let defects = groups.compactMap(defect).sorted { first, second in
      let (a, b) = (order(first), order(second))
      return a == b ? first.view < second.view : a.lexicographicallyPrecedes(b)
    }
    return SightingTable.mergingAmbiguities(defects)
  }

  /// Merges ambiguities of views with insufficient space. Of several views that are ambiguous at exactly the same
  /// sizes, the first one represents all.
  private static func mergingAmbiguities(_ defects: [Defect]) -> [Defect] {
    var result: [Defect] = []
    for defect in defects {
      let isEverywhere = defect.occurrences.contains { $0.situation.isPlain && $0.isEverywhere && !$0.widths.isEmpty }
      guard defect.kind == .ambiguous, !isEverywhere,
        let index = result.firstIndex(where: { $0.kind == .ambiguous && $0.occurrences == defect.occurrences })
      else {
        result.append(defect)
        continue
      }
      result[index] = result[index].adding(cause: "so is \(defect.view)")
    }
    return result
  }

  /// Returns the sort key of a defect: constraints first, then the kinds in their order, each from the top to the
  /// bottom.
  private func order(_ defect: Defect) -> [Double] {
    let kind = DefectKind.allCases.firstIndex(of: defect.kind) ?? 0
    return [Double(kind), defect.frame?[1] ?? 0, defect.frame?[0] ?? 0]
  }

  private func isCoincidence(_ key: DefectKey) -> Bool {
    guard key.kind == .screenWidth else { return false }
    let widths = runs.flatMap { run in run.seen.filter { $0.value.contains(key) }.keys }
    return Set(widths).count < SightingTable.leastScreenWidths
  }

  /// Returns whether a limit of several lines truncates the text on a device with standard settings. The author has
  /// seen that truncation and intends it, as in a list of messages with their beginnings.
  private func isWanted(_ key: DefectKey) -> Bool {
    guard key.kind == .truncated else { return false }
    return runs.contains { run in
      run.situation.isPlain && run.seen[run.ownWidth]?.contains(key) == true
    } && runs.allSatisfy { $0.worst[key]?.sighting.isByLineLimit ?? true }
  }

  private func isSameConflict(_ first: DefectKey, _ second: DefectKey) -> Bool {
    guard first.kind == .conflict, second.kind == .conflict else { return false }
    let (a, b) = (ConflictKey(text: first.subject).parts, ConflictKey(text: second.subject).parts)
    return a.isSubset(of: b) || b.isSubset(of: a)
  }

  private func defect(of keys: [DefectKey]) -> Defect? {
    let occurrences = runs.compactMap { run -> DefectOccurrence? in
      let all = keys.compactMap { run.occurrence(of: $0) }
      guard let first = all.first else { return nil }
      let merged = DefectOccurrence(
        situation: first.situation, widths: SightingTable.union(all.flatMap(\.widths)),
        isEverywhere: all.contains(where: \.isEverywhere))
      return named(merged, keys)
    }
    // The defect is shown in the situation that is nearest to the standard settings, at its worst size.
    let sighted = runs.compactMap { run in
      keys.compactMap { run.worst[$0] }.max { $0.sighting.extent < $1.sighting.extent }
    }
    guard let worst = sighted.first, !occurrences.isEmpty else { return nil }
    return Defect(
      kind: worst.sighting.kind, view: worst.sighting.view,
      place: worst.sighting.place ?? sighted.lazy.compactMap(\.sighting.place).first, occurrences: occurrences,
      worst: worst.moment, text: worst.sighting.text, frame: worst.sighting.frame, causes: worst.sighting.causes,
      changes: worst.sighting.changes)
  }

  /// Replaces the text size of the sweep by the smallest one with the defect, if it is known.
  private func named(_ occurrence: DefectOccurrence, _ keys: [DefectKey]) -> DefectOccurrence {
    let situation = occurrence.situation
    guard let least = keys.lazy.compactMap({ leastTextSizes[$0]?[situation] }).first else { return occurrence }
    return DefectOccurrence(
      situation: SweepSituation(
        device: situation.device, hasDeviceSize: situation.hasDeviceSize,
        textSize: "\(least) to \(situation.textSize)", hasLongTexts: situation.hasLongTexts,
        isRightToLeft: situation.isRightToLeft), widths: occurrence.widths, isEverywhere: occurrence.isEverywhere)
  }

  private static func union(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
