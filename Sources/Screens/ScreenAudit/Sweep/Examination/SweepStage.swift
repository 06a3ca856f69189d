import PreviewProtocol
import UIKit
import ViewHost

/// A screen in one situation, whose window is resized.
@MainActor
final class SweepStage {
  let situation: SweepSituation
  let device: Device
  let host: ViewHost

  private let keys = ViewKeys()
  private let longTexts: LongTexts?
  private let kinds: Set<DefectKind>
  /// The views that had the screen's width in a window of another width.
  private var screenWide: Set<String> = []
  private var places: [String: SourcePlace?] = [:]
  /// The defects that do not depend on the size.
  private lazy var constantLook = lookAtConstants()

  init(_ situation: SweepSituation, device: Device, host: ViewHost, kinds: Set<DefectKind>) {
    self.situation = situation
    self.device = device
    self.host = host
    self.kinds = kinds
    longTexts = situation.hasLongTexts ? LongTexts() : nil
    settle()
    keys.add(allBelow: host.window)
  }

  var size: CGSize { host.window.bounds.size }

  var moment: SweepMoment {
    SweepMoment(situation: situation, width: Int(size.width.rounded()), height: Int(size.height.rounded()))
  }

  /// Resizes the window to a width, with the height of its device.
  ///
  /// - Returns: Whether the app permits the width.
  func resize(to width: Int) -> Bool {
    host.resize(to: CGSize(width: CGFloat(width), height: device.size.height))
    settle()
    return size.width == CGFloat(width)
  }

  private func settle() {
    // The work of the next turn of the run loop is a part of the resizing.
    host.advance(by: 0)
    guard let longTexts else { return }
    // Longer texts may cause other views to be created, such as rows.
    for _ in 0..<3 where host.run({ longTexts.double(in: host.window) }) {
      host.run { SweepStage.measureRows(below: host.window) }
      host.advance(by: 0)
    }
  }

  /// Makes lists measure their rows again, as with longer texts from the start.
  private static func measureRows(below view: UIView) {
    switch view {
    case let table as UITableView: UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
    case let collection as UICollectionView: collection.collectionViewLayout.invalidateLayout()
    default: break
    }
    for subview in view.subviews { measureRows(below: subview) }
  }

  // MARK: - Looking

  /// Returns the defects at the current size.
  func look() -> Look {
    let constant = constantLook
    return host.run {
      var look = constant
      let wide = kinds.contains(.screenWidth) ? screenWideViews() : []
      for view in wide { note(screenWide: view, in: &look) }
      for result in ScreenAudit(of: host, extent: .sizes).results {
        guard let kind = DefectKind(rawValue: result.finding.kind), kind.dependsOnSize, kinds.contains(kind) else {
          continue
        }
        // Content of a view with a wrong width is wrong because of it.
        if let view = result.view, wide.contains(where: { view.isDescendant(of: $0) && kind.isOfPlace }) { continue }
        note(result, kind, in: &look)
      }
      return look
    }
  }

  /// Returns the defects that do not depend on the size, in the standard situation only. Contrast is examined in light
  /// and dark mode.
  private func lookAtConstants() -> Look {
    let wanted = kinds.filter { !$0.dependsOnSize }
    guard !wanted.isEmpty, situation.isPlain else { return [:] }
    var look: Look = [:]
    func examine(_ kinds: Set<DefectKind>) {
      let results = ScreenAudit(of: host).results
      host.run {
        for result in results {
          if let kind = DefectKind(rawValue: result.finding.kind), kinds.contains(kind) {
            note(result, kind, in: &look)
          }
        }
      }
    }
    examine(wanted)
    if wanted.contains(.lowContrast) {
      let style = host.surroundings.style
      host.set(style == .dark ? .light : .dark)
      examine([.lowContrast])
      host.set(style)
    }
    return look
  }

  private func note(_ result: AuditedFinding, _ kind: DefectKind, in look: inout Look) {
    let key = DefectKey(kind: kind, subject: subject(of: result))
    if let known = look[key], known.extent >= result.extent { return }
    let finding = result.finding
    let lines = finding.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let place: SourcePlace?
    if let conflict = result.conflict {
      let broken = conflict.constraints.first(where: \.isBroken) ?? conflict.constraints.last
      place = broken.flatMap { constraint in
        constraint.file.map { SourcePlace(file: $0, line: constraint.line ?? 0) }
      }
    } else {
      place = result.view.flatMap { self.place(of: $0, key.subject) }
    }
    look[key] = Sighting(
      kind: kind, view: finding.view, place: place, text: lines.first ?? "", frame: finding.frame,
      causes: lines.dropFirst().filter { line in
        // Changes are reported separately.
        !line.isEmpty && !line.hasSuffix(":") && !finding.changes.contains(String(line.drop { "- ".contains($0) }))
      },
      changes: finding.changes, extent: result.extent, isByLineLimit: result.isByLineLimit)
  }

  private func subject(of result: AuditedFinding) -> String {
    if let view = result.view { return keys.key(of: view) }
    guard let conflict = result.conflict else {
      return result.finding.view + (result.finding.text.contains("vertical") ? " vertical" : " horizontal")
    }
    return ConflictKey(conflict).text
  }

  private func place(of view: UIView, _ key: String) -> SourcePlace? {
    if let known = places[key] { return known }
    // The class of a cell creates the views of its row.
    let place = ViewDump.origin(of: view)
    places[key] = .some(place)
    return place
  }

  /// Returns the picture of the window.
  func picture(scale: CGFloat) -> Picture? {
    host.update()
    return host.run { try? Picture(ofScreenBehind: host.window, scale: scale, withSystemBars: true) }
  }

  // MARK: - The width of the screen

  /// Returns the topmost views as wide as the screen in a window that is not. At the screen's own width, returns those
  /// that are already known.
  private func screenWideViews() -> [UIView] {
    let screenWidth = device.size.width
    guard situation.hasDeviceSize == false else { return [] }
    var found: [UIView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden else { return }
      if view !== host.window, view.bounds.width == screenWidth,
        view.superview?.bounds.width != screenWidth
          || size.width == screenWidth
      {
        let key = keys.key(of: view)
        if size.width != screenWidth {
          screenWide.insert(key)
          found.append(view)
          return
        }
        if screenWide.contains(key) {
          found.append(view)
          return
        }
      }
      // Scrolling content may have any width.
      if view is UIScrollView { return }
      for subview in view.subviews { visit(subview) }
    }
    visit(host.window)
    return found
  }

  private func note(screenWide view: UIView, in look: inout Look) {
    let key = keys.key(of: view)
    let frame = view.convert(view.bounds, to: host.window)
    look[DefectKey(kind: .screenWidth, subject: key)] = Sighting(
      kind: .screenWidth, view: AuditedScreen.name(of: view), place: place(of: view, key),
      text: "is \(Int(device.size.width)) points wide, as the screen is, in a window of \(Int(size.width))",
      frame: AuditedScreen.numbers(frame),
      causes: ["UIScreen.main.bounds is the size of the screen, not of the window"],
      changes: ["use the superview's size: constrain to its edges, or use its bounds"],
      extent: Double(abs(size.width - device.size.width)))
  }

  // MARK: - Fonts

  /// Returns the font sizes of views with text that do not belong to the system, by key.
  func fonts() -> [String: (size: CGFloat, view: UIView)] {
    host.run {
      var fonts: [String: (size: CGFloat, view: UIView)] = [:]
      for entry in AuditedScreen(host).entries where !entry.visible.isEmpty && !entry.isSystemPart {
        guard let font = font(of: entry.view) else { continue }
        fonts[keys.key(of: entry.view)] = (font.pointSize, entry.view)
      }
      return fonts
    }
  }

  private func font(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: LongTexts.isOfWords(label.text ?? "") ? label.font : nil
    case let field as UITextField: (field.text ?? field.placeholder ?? "").isEmpty ? nil : field.font
    case let text as UITextView: text.text.isEmpty ? nil : text.font
    case let button as UIButton:
      LongTexts.isOfWords(button.titleLabel?.text ?? "") ? button.titleLabel?.font : nil
    default: nil
    }
  }

  /// Returns a sighting of a view whose font does not scale with the text size.
  func sighting(ofFixed view: UIView, size: CGFloat, at textSize: String) -> (DefectKey, Sighting) {
    host.run {
      let key = keys.key(of: view)
      let frame = view.convert(view.bounds, to: host.window)
      let points = (size * 100).rounded() / 100
      return (
        DefectKey(kind: .fixedTextSize, subject: key),
        Sighting(
          kind: .fixedTextSize, view: AuditedScreen.name(of: view), place: place(of: view, key),
          text: "its font size is \(Double(points).brief) points at text size \(textSize), the same as at L",
          frame: AuditedScreen.numbers(frame), causes: [],
          changes: [
            "use UIFont.preferredFont(forTextStyle:), or scale a font with UIFontMetrics, "
              + "and set adjustsFontForContentSizeCategory"
          ], extent: 1)
      )
    }
  }

  // MARK: - Frames

  /// Returns the frames of all visible views.
  func frames() -> FrameRecord { host.run { FrameRecord(of: host) } }

  /// Returns a sighting of a view with another frame on the way back.
  func sighting(of difference: FrameRecord.Difference) -> (key: DefectKey, sighting: Sighting) {
    host.run {
      let view = difference.view
      let key = keys.key(of: view)
      @MainActor func words(_ frame: CGRect?) -> String {
        frame.map {
          "at \(Double($0.minX).brief), \(Double($0.minY).brief), \(AuditedScreen.size($0.size)) points large"
        }
          ?? "not there"
      }
      return (
        DefectKey(kind: .orderDependent, subject: key),
        Sighting(
          kind: .orderDependent, view: AuditedScreen.name(of: view), place: place(of: view, key),
          text:
            "is \(words(difference.before)) when the window comes from below, and \(words(difference.after)) when it "
            + "comes from above", frame: AuditedScreen.numbers(view.convert(view.bounds, to: host.window)),
          causes: ["state of an earlier size remains, such as constraints that are not deactivated"],
          changes: [], extent: difference.extent)
      )
    }
  }
}

extension DefectKind {
  /// Whether the kind is about the position of a view.
  fileprivate var isOfPlace: Bool {
    switch self {
    case .offScreen, .unsafeArea, .overlap, .covered: true
    default: false
    }
  }
}

extension Double {
  /// The number as text, without a decimal point if it is whole.
  var brief: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
