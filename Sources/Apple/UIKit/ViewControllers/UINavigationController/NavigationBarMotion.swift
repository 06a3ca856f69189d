import CoreGraphics

/// The transition of a navigation bar from one item to another: titles slide between the middle and the back button,
/// and buttons fade.
///
/// Snapshots represent the previous parts, and the bar's own parts the new ones. All positions depend on a fraction, so
/// that a finger can control the transition.
@MainActor
final class NavigationBarMotion: TransitionMotion {
  /// The movement of a view from its start to its end.
  private struct Track {
    let view: UIView
    var start = CGPoint.zero
    var end = CGPoint.zero
    var startAlpha: CGFloat = 1
    var endAlpha: CGFloat = 1
  }

  /// A snapshot of a previous part, and its position.
  private struct Ghost {
    let view: UIView
    let frame: CGRect
  }

  /// The bar, or nil if the transition outlives its screen.
  private weak var bar: UINavigationBar?
  private let isPush: Bool
  private let oldBackground: CGRect
  private var newBackground = CGRect.zero
  private let backgroundGhost: BarBackgroundView?
  private var title: Ghost?
  private var largeTitle: Ghost?
  private var backIndicator: Ghost?
  private var backLabel: Ghost?
  private var faded: [Ghost] = []
  private var tracks: [Track] = []
  private var fraction: CGFloat = 0
  private var isPlacing = false
  private var isOver = false

  /// Records the appearance of the bar before its items change.
  init(of bar: UINavigationBar, isPush: Bool) {
    self.bar = bar
    self.isPush = isPush
    let parts = bar.parts
    ViewAnimation.withoutAnimation { bar.layoutIfNeeded() }
    bar.layer.displayTree()
    oldBackground = parts.background.frame
    backgroundGhost = parts.background.makeCopy()
    ViewAnimation.withoutAnimation {
      title = ghost(of: parts.titleHolder ?? parts.title)
      largeTitle = ghost(of: parts.largeTitle)
      if !parts.backButton.isHidden {
        backIndicator = ghost(of: parts.backButton.indicator)
        backLabel = ghost(of: parts.backButton.label)
      }
      faded = (parts.itemViews.all + [parts.prompt] + [parts.searchBar].compactMap { $0 }).compactMap(ghost)
    }
  }

  private func ghost(of view: UIView) -> Ghost? {
    guard !view.isHidden, view.alpha > 0, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    guard let bar, let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
    picture.isUserInteractionEnabled = false
    let frame = view.convert(view.bounds, to: bar)
    picture.frame = frame
    return Ghost(view: picture, frame: frame)
  }

  private var isMirrored: Bool { bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Beginning

  /// Determines the movements, after the bar has its new items.
  func begin() {
    guard let bar else { return }
    ViewAnimation.withoutAnimation {
      bar.motion?.cleanUp()
      bar.layoutIfNeeded()
      newBackground = bar.parts.background.frame
      bar.motion = self
      if let backgroundGhost { bar.insertSubview(backgroundGhost, aboveSubview: bar.parts.background) }
      for ghost in [title, largeTitle, backIndicator, backLabel].compactMap({ $0 }) + faded {
        bar.addSubview(ghost.view)
      }
      findTracks(of: bar)
      place(at: 0)
    }
  }

  private func findTracks(of bar: UINavigationBar) {
    let parts = bar.parts
    let width = (isMirrored ? -1 : 1) * bar.bounds.width
    let newTitle = shown(parts.titleHolder ?? parts.title)
    let newLarge = shown(parts.largeTitle)
    let newLabel = parts.backButton.isHidden ? nil : shown(parts.backButton.label)
    let newIndicator = parts.backButton.isHidden ? nil : shown(parts.backButton.indicator)

    // The title of the upper screen moves from or to the side. That of the lower screen becomes the back button.
    if isPush {
      come(newTitle, from: CGPoint(x: width / 2, y: 0))
      come(newLarge, from: CGPoint(x: width, y: 0), fades: false)
      leave(title, to: newLabel.flatMap { way(title, $0) } ?? CGPoint(x: -width / 2, y: 0))
      leave(largeTitle, to: newLabel.flatMap { way(largeTitle, $0) } ?? CGPoint(x: -width / 2, y: 0))
      let origin = largeTitle ?? title
      if let newLabel { come(newLabel, from: way(origin, newLabel).map { CGPoint(x: -$0.x, y: -$0.y) } ?? .zero) }
      leave(backLabel, to: CGPoint(x: -width / 3, y: 0))
    } else {
      leave(title, to: CGPoint(x: width / 2, y: 0))
      leave(largeTitle, to: CGPoint(x: width, y: 0), fades: false)
      for new in [newTitle, newLarge].compactMap({ $0 }) {
        come(new, from: way(backLabel, new).map { CGPoint(x: -$0.x, y: -$0.y) } ?? CGPoint(x: -width / 2, y: 0))
      }
      leave(backLabel, to: (newLarge ?? newTitle).flatMap { way(backLabel, $0) } ?? CGPoint(x: width / 2, y: 0))
      come(newLabel, from: CGPoint(x: -width / 3, y: 0))
    }
    // The chevron does not move if both items have one.
    if backIndicator != nil, newIndicator != nil {
      backIndicator?.view.removeFromSuperview()
    } else {
      leave(backIndicator, to: .zero)
      come(newIndicator, from: .zero)
    }
    for ghost in faded { leave(ghost, to: .zero) }
    for view in parts.itemViews.all + [parts.prompt] + [parts.searchBar].compactMap({ $0 }) {
      come(shown(view), from: .zero)
    }
    findBackgroundTracks(of: bar)
  }

  /// A background that only one of the items has fades. A background below another one is covered by it.
  private func findBackgroundTracks(of bar: UINavigationBar) {
    guard let backgroundGhost else { return }
    let background = bar.parts.background
    tracks.append(Track(view: backgroundGhost, endAlpha: background.isClear ? 0 : 1))
    tracks.append(Track(view: background, startAlpha: 0))
  }

  private func shown(_ view: UIView) -> UIView? { view.isHidden || view.alpha <= 0 ? nil : view }

  /// Returns the movement from a snapshot to a part, aligned at the leading edges if one is large, and otherwise at the
  /// centers.
  private func way(_ ghost: Ghost?, _ view: UIView) -> CGPoint? {
    guard let ghost, let bar else { return nil }
    let target = view.convert(view.bounds, to: bar)
    let isLarge = ghost.view === largeTitle?.view || view === bar.parts.largeTitle
    let x =
      isLarge
      ? isMirrored ? target.maxX - ghost.frame.maxX : target.minX - ghost.frame.minX : target.midX - ghost.frame.midX
    return CGPoint(x: x, y: target.midY - ghost.frame.midY)
  }

  private func come(_ view: UIView?, from start: CGPoint, fades: Bool = true) {
    guard let view else { return }
    tracks.append(Track(view: view, start: start, startAlpha: fades ? 0 : view.alpha, endAlpha: view.alpha))
  }

  private func leave(_ ghost: Ghost?, to end: CGPoint, fades: Bool = true) {
    guard let ghost else { return }
    tracks.append(Track(view: ghost.view, end: end, endAlpha: fades ? 0 : 1))
  }

  // MARK: - Moving

  func place(at fraction: CGFloat) {
    self.fraction = fraction
    // Laying out a background may lay out the bar, which requests that its parts are placed again.
    guard !isOver, !isPlacing, let bar else { return }
    isPlacing = true
    defer { isPlacing = false }
    placeBackgrounds(of: bar)
    for track in tracks {
      let x = track.start.x + (track.end.x - track.start.x) * fraction
      let y = track.start.y + (track.end.y - track.start.y) * fraction
      track.view.transform = CGAffineTransform(translationX: x, y: y)
      track.view.alpha = track.startAlpha + (track.endAlpha - track.startAlpha) * fraction
    }
  }

  private func placeBackgrounds(of bar: UINavigationBar) {
    let background = CGRect(
      x: newBackground.minX, y: oldBackground.minY + (newBackground.minY - oldBackground.minY) * fraction,
      width: newBackground.width,
      height: oldBackground.height + (newBackground.height - oldBackground.height) * fraction)
    for view in [bar.parts.background, backgroundGhost].compactMap({ $0 }) {
      view.frame = background
      view.layoutIfNeeded()
    }
  }

  /// Called after layout of the bar, which has moved its parts.
  func placeAgain() {
    place(at: fraction)
  }

  func cleanUp() {
    guard !isOver else { return }
    place(at: 1)
    isOver = true
    for ghost in [title, largeTitle, backIndicator, backLabel].compactMap({ $0 }) + faded {
      ghost.view.removeFromSuperview()
    }
    backgroundGhost?.removeFromSuperview()
    for track in tracks { track.view.transform = .identity }
    if bar?.motion === self { bar?.motion = nil }
    bar?.setNeedsLayout()
  }
}
