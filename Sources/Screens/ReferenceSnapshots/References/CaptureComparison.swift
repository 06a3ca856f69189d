import Foundation
import ImageCodecs
import ScreenComparison

/// A comparison of all captured screens in one folder with those in another.
package struct CaptureComparison {
  package let old: String
  package let new: String
  package var tolerance = PictureTolerance.exact

  package init(old: String, new: String) { (self.old, self.new) = (old, new) }

  /// Returns the fonts and symbols of the new screens that are not Apple's.
  package func substitutes() throws -> [Substitute] {
    Substitute.all(try CapturedScreen.all(below: new).values.map { $0.substitutes ?? [] })
  }

  /// Returns the entries of the report.
  ///
  /// - Parameter report: The folder for the pictures of differences.
  package func entries(report: SnapshotReportFolder) throws -> [ComparisonReport.Entry] {
    var before = try CapturedScreen.all(below: old)
    let after = try CapturedScreen.all(below: new)
    for (former, id) in CaptureComparison.moved(from: Set(before.keys), to: Set(after.keys)) {
      before[id] = before.removeValue(forKey: former)
    }
    return try Set(before.keys).union(after.keys).sorted().map { id in
      switch (before[id], after[id]) {
      case (let before?, let after?): try compare(before, after, report)
      case (nil, let after?): try single(after, .added, in: new, report)
      case (let before?, nil): try single(before, .removed, in: old, report)
      case (nil, nil): fatalError("the key belongs to neither capture")
      }
    }
  }

  /// Returns the screens whose module was renamed, or that moved to another module: a removed and a new screen with the
  /// same name, if no other screen has it.
  ///
  /// - Returns: The new identifiers by the old ones.
  static func moved(from old: Set<String>, to new: Set<String>) -> [String: String] {
    func byName(_ ids: Set<String>) -> [Substring: [String]] {
      Dictionary(grouping: ids) { id in id[(id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex)...] }
    }
    let (gone, added) = (byName(old.subtracting(new)), byName(new.subtracting(old)))
    var moved: [String: String] = [:]
    for (name, ids) in gone where ids.count == 1 {
      if let others = added[name], others.count == 1 { moved[ids[0]] = others[0] }
    }
    return moved
  }

  private func entry(_ screen: CapturedScreen, _ status: ComparisonReport.Status) -> ComparisonReport.Entry {
    var entry = ComparisonReport.Entry(
      id: screen.id, name: screen.name, variant: screen.variant, source: screen.source, status: status)
    entry.scale = screen.scale
    return entry
  }

  private func picture(_ screen: CapturedScreen, in folder: String) throws -> PixelImage? {
    screen.failure == nil ? try SnapshotFiles.picture(at: "\(folder)/\(screen.id).png") : nil
  }

  private func single(
    _ screen: CapturedScreen, _ status: ComparisonReport.Status, in folder: String, _ report: SnapshotReportFolder
  ) throws -> ComparisonReport.Entry {
    var entry = entry(screen, screen.failure != nil && status == .added ? .failed : status)
    if let failure = screen.failure { entry.notes.append("it could not be drawn: \(failure)") }
    let picture = try picture(screen, in: folder)
    try report.add(
      &entry, old: status == .removed ? picture : nil, new: status == .added ? picture : nil, difference: nil)
    return entry
  }

  private func compare(
    _ before: CapturedScreen, _ after: CapturedScreen, _ report: SnapshotReportFolder
  ) throws -> ComparisonReport.Entry {
    var entry = entry(after, .same)
    if before.failure != nil || after.failure != nil {
      let words = [(before, "before"), (after, "now")].map { screen, time in
        screen.failure.map { "it could not be drawn \(time): \($0)" } ?? "it could be drawn \(time)"
      }
      // A failure before and after the change is unrelated to it.
      entry.status = before.failure != nil && after.failure != nil ? .same : after.failure == nil ? .changed : .failed
      entry.notes = words
      try report.add(&entry, old: picture(before, in: old), new: picture(after, in: new), difference: nil)
      return entry
    }
    let (oldFile, newFile) = ("\(old)/\(before.id).png", "\(new)/\(after.id).png")
    let haveOnePicture = areSame(oldFile, newFile)
    let (oldPicture, newPicture) =
      haveOnePicture ? (nil, nil) : (try picture(before, in: old), try picture(after, in: new))
    let difference = ScreenDifference(
      from: (before.tree, oldPicture), to: (after.tree, newPicture), scale: after.scale, tolerance: tolerance)
    entry.changes = difference.changes
    if let picture = difference.picture, !picture.isTolerated { entry.notes.append(picture.text) }
    for (title, oldLines, newLines) in [
      ("Screen reader output", before.spoken, after.spoken),
      ("Layout problems", before.layout, after.layout),
    ] {
      let lines = TextDifference.lines(
        from: (oldLines ?? []).joined(separator: "\n"), to: (newLines ?? []).joined(separator: "\n"))
      if !lines.isEmpty { entry.texts.append(.init(title: title, lines: lines)) }
    }
    if difference.isEmpty, entry.texts.isEmpty { return entry }
    entry.status = .changed
    if haveOnePicture { entry.notes.append("the picture is unchanged") }
    // Both sides share one picture if only texts differ.
    let shown = try newPicture ?? picture(after, in: new)
    try report.add(&entry, old: oldPicture ?? shown, new: shown, difference: difference.picture)
    return entry
  }

  /// Pictures of ViewCode with equal pixels have equal bytes.
  private func areSame(_ old: String, _ new: String) -> Bool {
    guard let before = try? Data(contentsOf: URL(filePath: old)), let after = try? Data(contentsOf: URL(filePath: new))
    else { return false }
    return before == after
  }
}
