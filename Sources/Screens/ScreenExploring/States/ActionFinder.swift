import UIKit
import ViewHost

/// Finds the actions on a screen: each control and tappable view, a row for each kind of cell, and the gestures that
/// scroll, dismiss and refresh.
@MainActor
struct ActionFinder {
  let host: ViewHost
  let plan: ExplorationPlan
  private let names: TargetNames
  private var found: [ExploredAction] = []
  private var counts: [String: Int] = [:]
  private var keys: Set<String> = []
  private var listCount = 0
  private var hasAlert = false

  /// The maximum number of rows in a section that counts as a menu, in which each row leads elsewhere. Longer sections
  /// are data.
  private static let mostDistinctRows = 8
  /// The maximum number of views of one class without identifiers. More of them are data, such as the days of a
  /// calendar.
  private static let mostAlike = 12
  /// The number of swipes that reach the end of scrolling content.
  private static let scrollSwipes = 3

  /// The visited part of the tree: the prefix of its keys, and whether each key counts only once.
  private struct Place {
    var prefix = ""
    /// In a list, the same key belongs to another row.
    var isInCell = false
    var owner: String
  }

  init(of host: ViewHost, plan: ExplorationPlan) {
    self.host = host
    self.plan = plan
    names = TargetNames(host: host)
  }

  static func actions(on host: ViewHost, front: UIViewController?, plan: ExplorationPlan) -> [ExploredAction] {
    var finder = ActionFinder(of: host, plan: plan)
    finder.find(front: front)
    return finder.found
  }

  private mutating func find(front: UIViewController?) {
    let screen = host.window.screen
    let system = HostHits.systemWindows(of: screen)
    hasAlert = front is UIAlertController
    let windows = HostHits.visibleWindows(of: screen).filter { window in !system.contains { $0 === window } }
    let owner = front.map { ClassNames.short(type(of: $0)) } ?? "window"
    for window in windows { fill(in: window, owner) }
    // Windows in front come first.
    for window in windows.reversed() { visit(window, Place(owner: owner)) }
    findElements(in: windows, owner)
    if !system.isEmpty { add("keyboard", .keyboard, "hide the keyboard", ["keyboard hardware"], owner) }
    if host.openMenu != nil { addOutside("menu outside", "close the menu", owner) }
    if let front, !hasAlert { addDismissal(of: front, owner) }
    if plan.rotates {
      let isLandscape = host.device.orientation == .landscape
      add("rotate", .rotate, "rotate", ["rotate \(isLandscape ? "portrait" : "landscape")"], owner)
    }
    if let due = dueTime { add("wait", .wait, "wait", ["wait \(due)"], owner) }
  }

  /// The time in seconds until a timer is due, as of a splash screen, or nil if none is due soon.
  private var dueTime: Double? {
    let words = host.pendingChanges.first { $0.hasPrefix("a timer") }
    guard words != nil else { return nil }
    return 5
  }

  // MARK: - Views

  private mutating func visit(_ view: UIView, _ place: Place) {
    guard !view.isHidden, view.alpha >= 0.01, !(view is UIRefreshControl) else { return }
    var place = place
    if let controller = view.next as? UIViewController { place.owner = ClassNames.short(type(of: controller)) }
    if let table = view as? UITableView { return visit(table, place) }
    if let collection = view as? UICollectionView { return visit(collection, place) }
    let isHandled = addActions(of: view, place)
    if let scrollView = view as? UIScrollView, !(view is UITextView) { addScrolling(of: scrollView, place) }
    if isHandled, view is UIControl, ClassNames.isUIKit(type(of: view)) || view is UIButton || view is UITextField {
      return
    }
    if view is UITextField || view is UITextView { return }
    for subview in view.subviews { visit(subview, place) }
  }

  /// - Returns: Whether the view itself has an action.
  private mutating func addActions(of view: UIView, _ place: Place) -> Bool {
    if let control = view as? UIControl {
      addControl(control, place)
      addContextMenu(of: view, place)
      return true
    }
    let isApps = !ClassNames.isUIKit(type(of: view))
    let isPlain = [UIView.self, UIImageView.self, UIStackView.self, UILabel.self].contains { type(of: view) == $0 }
    guard isApps || isPlain else { return false }
    addContextMenu(of: view, place)
    var isHandled = false
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
      isHandled = addRecognizer(recognizer, of: view, place) || isHandled
    }
    return isHandled
  }

  private mutating func addRecognizer(_ recognizer: UIGestureRecognizer, of view: UIView, _ place: Place) -> Bool {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      let isDouble = tap.numberOfTapsRequired > 1
      add(view, isDouble ? .doubleTap : .tap, place)
    case is UILongPressGestureRecognizer: add(view, .longPress, place)
    case let swipe as UISwipeGestureRecognizer:
      let ways: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
      ]
      guard let way = ways.first(where: { swipe.direction.contains($0.0) })?.1 else { return false }
      add(view, .swipe, place, verb: "swipe \(way) on", suffix: " \(way)")
    default: return false
    }
    return true
  }

  private mutating func addControl(_ control: UIControl, _ place: Place) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    let className = "\(type(of: control))"
    switch control {
    case is UITextField, is UIPageControl: return
    case let segments as UISegmentedControl: addSegments(segments, place)
    case is UISlider: add(control, .adjust, place, verb: "swipe right on")
    case is UIStepper:
      guard let target = names.place(of: control) else { return }
      let frame = names.frame(of: control)
      let point = ScriptStep.Place.point(names.rounded(frame.minX + frame.width * 0.75), names.rounded(frame.midY))
      add(key(of: control, place), .adjust, "increase \(target.title)", ["tap \(point.text)"], place.owner)
    case _ where className == "DimmingView":
      if !hasAlert { addOutside("outside", "tap outside", place.owner, of: control) }
    default: add(control, .tap, place)
    }
  }

  private mutating func addSegments(_ control: UISegmentedControl, _ place: Place) {
    guard names.reach(of: control) != nil, control.numberOfSegments > 0 else { return }
    let frame = names.frame(of: control)
    let width = frame.width / CGFloat(control.numberOfSegments)
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let base = key(of: control, place)
    for index in 0..<control.numberOfSegments
    where index != control.selectedSegmentIndex && control.isEnabledForSegment(at: index) {
      let column = isMirrored ? control.numberOfSegments - 1 - index : index
      let point = ScriptStep.Place.point(
        names.rounded(frame.minX + width * (CGFloat(column) + 0.5)), names.rounded(frame.midY))
      let title = control.titleForSegment(at: index) ?? "segment \(index + 1)"
      add("\(base)/\(index)", .tap, "tap \(title)", ["tap \(point.text)"], place.owner)
    }
  }

  private mutating func addContextMenu(of view: UIView, _ place: Place) {
    let hasMenu = view.interactions.contains { $0 is UIContextMenuInteraction }
    let isPrimary = (view as? UIButton)?.showsMenuAsPrimaryAction == true
    if hasMenu, !isPrimary { add(view, .longPress, place) }
  }

  // MARK: - Lists

  private mutating func visit(_ table: UITableView, _ place: Place) {
    let prefix = listPrefix(place)
    var seen: Set<String> = []
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      let isDistinct = table.numberOfRows(inSection: path.section) <= ActionFinder.mostDistinctRows
      var row = "\(prefix)s\(path.section) \(ClassNames.full(type(of: cell)))"
      if let name = cell.reuseIdentifier { row += "/\(name)" }
      row += " \(cell.accessoryType.rawValue)"
      let identity = isDistinct ? "\(row) r\(path.row)" : row
      visitCell(cell, identity: identity, kind: row, isFirst: !seen.contains("\(path.section)"), place, &seen)
      seen.insert("\(path.section)")
    }
    for part in [table.tableHeaderView, table.tableFooterView].compactMap({ $0 }) { visit(part, place) }
    for part in table.subviews where part is UITableViewHeaderFooterView { visit(part, cellPlace(prefix, place)) }
    addScrolling(of: table, place)
    addRefreshing(of: table, place)
  }

  private mutating func visit(_ collection: UICollectionView, _ place: Place) {
    let prefix = listPrefix(place)
    var seen: Set<String> = []
    let cells = collection.visibleCells.compactMap { cell in collection.indexPath(for: cell).map { (cell, $0) } }
    for (cell, path) in cells.sorted(by: { $0.1 < $1.1 }) {
      let isDistinct = collection.numberOfItems(inSection: path.section) <= ActionFinder.mostDistinctRows
      let row = "\(prefix)s\(path.section) \(ClassNames.full(type(of: cell)))"
      let identity = isDistinct ? "\(row) r\(path.item)" : row
      visitCell(cell, identity: identity, kind: row, isFirst: !seen.contains("\(path.section)"), place, &seen)
      seen.insert("\(path.section)")
    }
    for part in collection.subviews
    where part is UICollectionReusableView && !(part is UICollectionViewCell) {
      visit(part, cellPlace(prefix, place))
    }
    addScrolling(of: collection, place)
    addRefreshing(of: collection, place)
  }

  private mutating func listPrefix(_ place: Place) -> String {
    if place.isInCell { return "\(place.prefix)list " }
    listCount += 1
    return "list\(listCount) "
  }

  private func cellPlace(_ prefix: String, _ place: Place) -> Place {
    Place(prefix: prefix, isInCell: true, owner: place.owner)
  }

  private mutating func visitCell(
    _ cell: UIView, identity: String, kind: String, isFirst: Bool, _ place: Place, _ seen: inout Set<String>
  ) {
    if !keys.contains("tap \(identity)"), let target = names.place(ofCell: cell) {
      add("tap \(identity)", .tap, "tap \(target.title)", ["tap \(target.place.text)"], place.owner)
      if seen.insert(kind).inserted, !place.isInCell {
        // The drag must begin on the cell and cross it.
        let frame = names.frame(of: cell)
        let (near, far) = (names.rounded(frame.minX + frame.width * 0.3), names.rounded(frame.maxX - 30))
        let y = names.rounded(frame.midY)
        let line = "\(ScriptStep.Place.point(far, y).text) to \(ScriptStep.Place.point(near, y).text)"
        add("swipe \(kind)", .swipe, "swipe left on \(target.title)", ["drag \(line)"], place.owner)
        if isFirst {
          let back =
            "\(ScriptStep.Place.point(names.rounded(frame.minX + 40), y).text) to \(ScriptStep.Place.point(far, y).text)"
          add("swipe back \(kind)", .swipe, "swipe right on \(target.title)", ["drag \(back)"], place.owner)
          add("hold \(kind)", .longPress, "hold \(target.title)", ["longPress \(target.place.text)"], place.owner)
        }
      }
    }
    for part in cell.subviews { visit(part, Place(prefix: "\(kind) ", isInCell: true, owner: place.owner)) }
  }

  // MARK: - Gestures

  private mutating func addScrolling(of view: UIScrollView, _ place: Place) {
    guard view.isScrollEnabled, let middle = names.reach(of: view) else { return }
    let inset = view.adjustedContentInset
    let restY = view.contentSize.height + inset.bottom - view.bounds.height - view.contentOffset.y
    let restX = view.contentSize.width + inset.right - view.bounds.width - view.contentOffset.x
    let base = key(of: view, place)
    let point = ScriptStep.Place.point(names.rounded(middle.x), names.rounded(middle.y)).text
    if restY > 1 {
      // A touch on moving content stops it, and does not tap anything.
      let steps = Array(repeating: "swipe up on \(point)", count: ActionFinder.scrollSwipes) + ["wait 2.0"]
      add("scroll \(base)", .scroll, "scroll down", steps, place.owner)
    }
    if restX > 1 {
      add("page \(base)", .scroll, "scroll to the side", ["swipe left on \(point)", "wait 1.0"], place.owner)
    }
  }

  private mutating func addRefreshing(of view: UIScrollView, _ place: Place) {
    guard view.refreshControl != nil, let middle = names.reach(of: view) else { return }
    let frame = names.frame(of: view)
    let (x, y) = (names.rounded(middle.x), names.rounded(max(frame.minY + 120, middle.y - 200)))
    let line = "\(ScriptStep.Place.point(x, y).text) to \(ScriptStep.Place.point(x, y + 320).text)"
    add("refresh \(listCount)", .refresh, "pull to refresh", ["drag \(line)"], place.owner)
  }

  private mutating func addDismissal(of front: UIViewController, _ owner: String) {
    var current: UIViewController? = front
    while let controller = current, controller.presentingViewController == nil || controller.parent != nil {
      current = controller.parent
    }
    guard let presented = current, presented.presentingViewController != nil, let view = presented.viewIfLoaded,
      [.pageSheet, .formSheet].contains(presented.modalPresentationStyle)
        || presented.presentationController is UISheetPresentationController
    else { return }
    let frame = names.frame(of: view)
    let bottom = names.rounded(host.window.screen.sceneBounds.maxY - 20)
    let (x, y) = (names.rounded(frame.midX), names.rounded(frame.minY + 12))
    let line = "\(ScriptStep.Place.point(x, y).text) to \(ScriptStep.Place.point(x, bottom).text)"
    add("drag down", .dismiss, "drag the sheet down", ["drag \(line)"], owner)
  }

  /// Adds taps outside the frontmost content.
  private mutating func addOutside(_ key: String, _ title: String, _ owner: String, of view: UIView? = nil) {
    let bounds = host.window.screen.sceneBounds
    let points = [CGPoint(x: 12, y: 64), CGPoint(x: bounds.maxX - 12, y: 64), CGPoint(x: 12, y: bounds.maxY - 48)]
    let free = points.first { point in
      guard let hit = names.hit(at: point) else { return false }
      return view.map { hit === $0 } ?? !(hit is UIControl)
    }
    guard let free else { return }
    let place = ScriptStep.Place.point(names.rounded(free.x), names.rounded(free.y))
    add(key, .dismiss, title, ["tap \(place.text)"], owner)
  }

  // MARK: - Fields

  /// All empty fields are filled in at once, because a form is a unit.
  private mutating func fill(in window: UIWindow, _ owner: String) {
    var steps: [String] = []
    var titles: [String] = []
    for field in FormField.all(in: window) where field.isEmpty {
      guard let target = names.place(of: field.view) else { continue }
      steps += ["tap \(target.place.text)", "type \(field.value(plan.filling).replacing("\n", with: "\\n"))"]
      titles.append(field.title)
    }
    guard !steps.isEmpty else { return }
    let title = titles.count == 1 ? "fill in \(titles[0])" : "fill in \(titles.count) fields"
    add("fill", .fill, title, ["keyboard hardware"] + steps, owner)
  }

  // MARK: - Elements without views

  private mutating func findElements(in windows: [UIWindow], _ owner: String) {
    let touched: UIAccessibilityTraits = [.button, .link]
    for window in windows {
      for element in AccessibilityTree(of: window).elements
      where !(element.object is UIView) && !element.traits.isDisjoint(with: touched)
        && !element.traits.contains(.notEnabled)
      {
        let point = element.object.accessibilityActivationPoint
        guard host.window.screen.sceneBounds.contains(point), let hit = names.hit(at: point) else { continue }
        // Parts of UIKit's controls already have actions.
        if hit is UIControl, ClassNames.isUIKit(type(of: hit)) { continue }
        let place = ScriptStep.Place.point(names.rounded(point.x), names.rounded(point.y))
        let key = numbered("element", element.identifier)
        add(key, .tap, "tap \(element.label ?? "element")", ["tap \(place.text)"], owner)
      }
    }
  }

  // MARK: - Adding

  private mutating func add(
    _ view: UIView, _ kind: ExploredAction.Kind, _ place: Place, verb: String? = nil, suffix: String = ""
  ) {
    let key = key(of: view, place)
    guard let target = names.place(of: view) else { return }
    let verb = verb ?? kind.rawValue
    add(
      "\(kind.rawValue) \(key)\(suffix)", kind, "\(verb) \(target.title)", ["\(verb) \(target.place.text)"], place.owner
    )
  }

  private mutating func add(
    _ key: String, _ kind: ExploredAction.Kind, _ title: String, _ steps: [String], _ owner: String
  ) {
    guard keys.insert(key).inserted else { return }
    let words = title.map { $0.isNewline ? " " : $0 }
    found.append(ExploredAction(key: key, kind: kind, title: String(words), steps: steps, owner: owner))
  }

  /// Returns the structural name of a view. It counts all views, visible or not, so scrolling does not change names.
  private mutating func key(of view: UIView, _ place: Place) -> String {
    let name = "\(place.prefix)\(ClassNames.full(type(of: view)))"
    if place.isInCell {
      let identifier = view.accessibilityIdentifier ?? ""
      return identifier.isEmpty ? name : "\(name)#\(identifier)"
    }
    return numbered(name, view.accessibilityIdentifier)
  }

  private mutating func numbered(_ name: String, _ identifier: String?) -> String {
    let base = identifier.map { $0.isEmpty ? name : "\(name)#\($0)" } ?? name
    counts[base, default: 0] += 1
    // Views beyond the maximum have one key, and count once.
    return "\(base) \(min(counts[base]!, ActionFinder.mostAlike))"
  }
}
