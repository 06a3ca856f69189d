import UIKit
import ViewHost

/// A sweep that examines a screen at many sizes, and finds its defects and the sizes at which they occur.
///
/// The sweep has several steps: windows in a range of widths with standard settings, then with larger text, longer
/// texts and the opposite direction, and then devices in their own size. Finally, the same defects of several steps are
/// merged.
@MainActor
package final class ScreenSweep {
  /// The source of the screens.
  package enum Content {
    /// A closure that displays a new screen on a host of a device, once for each situation. The closure may rotate the
    /// host.
    case made((ViewHost) -> Void)
    /// An existing screen in the state that a user's taps have created. It is examined in its own device's window and
    /// other windows. Texts are not doubled, because they could not be restored, and devices in their own size are
    /// omitted, because apps read their device at the start.
    case living(ViewHost)
  }

  private let content: Content
  private let plan: SweepPlan
  private var sightings = SightingTable()
  private var lookCount = 0

  package init(of content: Content, over plan: SweepPlan = .everything) {
    self.content = content
    self.plan = plan
  }

  /// Sweeps the screen. An existing screen has its settings and its device's entire screen again afterward.
  package func report() -> SweepReport {
    if case .living(let host) = content {
      let (device, surroundings, listener) = (host.device, host.surroundings, host.messageListener)
      host.messageListener = { _ in }
      defer {
        host.messageListener = listener
        host.set(surroundings)
        host.set(device)
      }
      sweepWindow(of: device)
      return SweepReport(defects: sightings.defects(), lookCount: lookCount)
    }
    for device in plan.windows { sweepWindow(of: device) }
    for device in plan.devices { look(at: device) }
    return SweepReport(defects: sightings.defects(), lookCount: lookCount)
  }

  /// Returns a picture of the screen at a moment of its sweep.
  ///
  /// - Parameter scale: The number of pixels in a point.
  package func picture(at moment: SweepMoment, scale: CGFloat) -> Picture? {
    guard
      let device = (plan.windows + plan.devices + livingDevice).first(where: { $0.words == moment.situation.device })
    else { return nil }
    let stage = stage(moment.situation, device)
    defer { if case .living(let host) = content { host.set(device) } }
    if !moment.situation.hasDeviceSize { _ = stage.resize(to: moment.width) }
    return stage.picture(scale: scale)
  }

  /// Returns pictures of a device's window at several widths with standard settings. Widths that the app does not
  /// permit are omitted.
  package func pictures(
    of device: Device, widths: [Int], scale: CGFloat
  ) -> [(width: Int, height: Int, picture: Picture)] {
    let stage = stage(situation(device), device)
    defer { if case .living(let host) = content { host.set(device) } }
    return widths.compactMap { width in
      guard stage.resize(to: width), let picture = stage.picture(scale: scale) else { return nil }
      return (width, stage.moment.height, picture)
    }
  }

  private var livingDevice: [Device] {
    if case .living(let host) = content { [host.device] } else { [] }
  }

  // MARK: - Windows

  private func sweepWindow(of device: Device) {
    let standard = situation(device)
    let fonts = sweepWidths(standard, device, isCoarse: false)
    let plain = sightings.keys(in: standard)
    for category in plan.textSizes where category != .large {
      let situation = situation(device, textSize: category)
      _ = sweepWidths(situation, device, isCoarse: true, comparing: fonts)
      findLeastTextSizes(of: sightings.keys(in: situation).subtracting(plain), situation, device, upTo: category)
    }
    if plan.includesLongTexts, case .made = content {
      _ = sweepWidths(situation(device, hasLongTexts: true), device, isCoarse: true)
    }
    if plan.includesRightToLeft { _ = sweepWidths(situation(device, isRightToLeft: true), device, isCoarse: true) }
  }

  /// Resizes a window through the plan's widths, and records the defects at each.
  ///
  /// - Parameter fonts: The font sizes at the standard text size. Equal sizes here are defects.
  /// - Returns: The font sizes in the device's own size.
  private func sweepWidths(
    _ situation: SweepSituation, _ device: Device, isCoarse: Bool, comparing fonts: [String: CGFloat]? = nil
  ) -> [String: CGFloat] {
    let stage = stage(situation, device)
    let own = plan.kinds.contains(.fixedTextSize) ? stage.fonts() : [:]
    var run = WidthRun(situation: situation, ownWidth: Int(stage.device.size.width))
    var frames: [(width: Int, record: FrameRecord)] = []
    let checksWayBack =
      plan.includesWayBack && plan.kinds.contains(.orderDependent) && situation == self.situation(device)
    var last: (width: Int, look: Look)?
    for width in plan.samples(isCoarse: isCoarse) where stage.resize(to: width) {
      let (look, moment) = (look(at: stage), stage.moment)
      if checksWayBack { frames.append((width, stage.frames())) }
      if let last { bisect(last, (width, look), stage, &run) }
      run.add(width, look, moment)
      last = (width, look)
    }
    if checksWayBack { findOrderDependence(frames, stage, &run) }
    if let fonts { noteFixedFonts(own, comparing: fonts, stage, &run) }
    sightings.add(run)
    return own.mapValues(\.size)
  }

  /// Bisects between two widths until the limits of the defects between them are known to a point.
  private func bisect(
    _ low: (width: Int, look: Look), _ high: (width: Int, look: Look), _ stage: SweepStage, _ run: inout WidthRun
  ) {
    guard high.width - low.width > 1, Set(low.look.keys) != Set(high.look.keys) else { return }
    let middle = low.width + (high.width - low.width) / 2
    guard stage.resize(to: middle) else { return }
    let look = look(at: stage)
    run.add(middle, look, stage.moment)
    bisect(low, (middle, look), stage, &run)
    bisect((middle, look), high, stage, &run)
  }

  private func look(at stage: SweepStage) -> Look {
    lookCount += 1
    return stage.look().filter { plan.kinds.contains($0.key.kind) }
  }

  // MARK: - The way back

  private func findOrderDependence(
    _ frames: [(width: Int, record: FrameRecord)], _ stage: SweepStage, _ run: inout WidthRun
  ) {
    var differs: [(width: Int, key: DefectKey?)] = []
    for (width, record) in frames.reversed() {
      guard stage.resize(to: width) else { continue }
      lookCount += 1
      let difference = record.difference(to: stage.frames())
      let found = difference.map { stage.sighting(of: $0) }
      run.add(comparing: width, found, stage.moment)
      differs.append((width, found?.key))
    }
    differs.reverse()
    for (low, high) in zip(differs, differs.dropFirst()) where (low.key == nil) != (high.key == nil) {
      guard let key = low.key ?? high.key else { continue }
      bisectOrderDependence(key, low, high, frames.first!.width, frames.last!.width, stage, &run)
    }
  }

  /// Finds widths at which a new screen has other frames after a visit to the largest width.
  private func bisectOrderDependence(
    _ key: DefectKey, _ low: (width: Int, key: DefectKey?), _ high: (width: Int, key: DefectKey?), _ least: Int,
    _ largest: Int, _ stage: SweepStage, _ run: inout WidthRun
  ) {
    guard case .made = content else { return }
    var (low, high) = (low, high)
    while high.width - low.width > 1 {
      let middle = low.width + (high.width - low.width) / 2
      let stage = self.stage(stage.situation, stage.device)
      guard stage.resize(to: least), stage.resize(to: middle) else { return }
      let before = stage.frames()
      guard stage.resize(to: largest), stage.resize(to: middle) else { return }
      lookCount += 2
      let found = before.difference(to: stage.frames()).map { (key: key, sighting: stage.sighting(of: $0).sighting) }
      run.add(comparing: middle, found, stage.moment)
      if (found == nil) == (low.key == nil) { low = (middle, found?.key) } else { high = (middle, found?.key) }
    }
  }

  // MARK: - Text sizes

  private func noteFixedFonts(
    _ own: [String: (size: CGFloat, view: UIView)], comparing fonts: [String: CGFloat], _ stage: SweepStage,
    _ run: inout WidthRun
  ) {
    guard stage.resize(to: Int(stage.device.size.width)) else { return }
    for (key, font) in own.sorted(by: { $0.key < $1.key }) where fonts[key] == font.size && font.view.window != nil {
      let (key, sighting) = stage.sighting(ofFixed: font.view, size: font.size, at: stage.situation.textSize)
      run.addEverywhere(key, sighting, stage.moment)
    }
  }

  /// Finds the smallest text size with each defect that larger text causes, at the width at which the defect is worst.
  private func findLeastTextSizes(
    of keys: Set<DefectKey>, _ situation: SweepSituation, _ device: Device, upTo largest: UIContentSizeCategory
  ) {
    var pending = keys.filter { $0.kind != .fixedTextSize }
    let sizes = UIContentSizeCategory.ascending
    guard let standard = sizes.firstIndex(of: .large), let end = sizes.firstIndex(of: largest), standard < end else {
      return
    }
    for category in sizes[standard + 1..<end].reversed() where !pending.isEmpty {
      let smaller = self.situation(device, textSize: category)
      let stage = stage(smaller, device)
      for key in pending.sorted() {
        guard let width = sightings.worstWidth(of: key, in: situation), stage.resize(to: width),
          look(at: stage)[key] != nil
        else {
          pending.remove(key)
          continue
        }
        sightings.setLeastTextSize(category.shortName, of: key, in: situation)
      }
    }
  }

  // MARK: - Devices

  private func look(at device: Device) {
    let situation = situation(device, hasDeviceSize: true)
    let stage = stage(situation, device)
    // A preview may define the orientation of its device.
    guard stage.host.device == device else { return }
    var run = WidthRun(situation: situation, ownWidth: Int(stage.size.width))
    run.add(Int(stage.size.width), look(at: stage), stage.moment)
    sightings.add(run)
  }

  // MARK: - Stages

  private func situation(
    _ device: Device, hasDeviceSize: Bool = false, textSize: UIContentSizeCategory = .large, hasLongTexts: Bool = false,
    isRightToLeft: Bool = false
  ) -> SweepSituation {
    SweepSituation(
      device: device.words, hasDeviceSize: hasDeviceSize, textSize: textSize.shortName, hasLongTexts: hasLongTexts,
      isRightToLeft: isRightToLeft)
  }

  private func stage(_ situation: SweepSituation, _ device: Device) -> SweepStage {
    var surroundings = plan.surroundings
    if case .living(let host) = content { surroundings = host.surroundings }
    surroundings.contentSizeCategory =
      UIContentSizeCategory.ascending.first { $0.shortName == situation.textSize } ?? .large
    surroundings.layoutDirection = situation.isRightToLeft ? .rightToLeft : .leftToRight
    switch content {
    case .made(let show):
      let host = ViewHost(device: device, surroundings: surroundings)
      host.notesOrigins = true
      // The report contains each defect once.
      host.messageListener = { _ in }
      host.run { show(host) }
      return SweepStage(situation, device: host.device, host: host, kinds: plan.kinds)
    case .living(let host):
      host.set(surroundings)
      host.set(device)
      return SweepStage(situation, device: device, host: host, kinds: plan.kinds)
    }
  }
}

extension Device {
  /// The name of the device with its orientation: `iPhone SE landscape`.
  var words: String { orientation == .landscape ? "\(name) landscape" : name }
}

extension UIContentSizeCategory {
  /// The categories from the smallest to the largest.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
