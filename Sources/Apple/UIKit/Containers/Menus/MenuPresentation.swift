import CoreGraphics
import Foundation

/// The presentation of a menu on the screen.
@MainActor
package final class MenuPresentation {
  private(set) weak var interaction: UIContextMenuInteraction?
  let configuration: UIContextMenuConfiguration
  /// Whether the menu has a preview in front of a blurred screen.
  let isRich: Bool
  private let previewController: UIViewController?
  private let target: UITargetedPreview?
  private let window: UIWindow?
  private var overlay: MenuOverlay?
  private var platter: MenuPlatter?
  /// The list of the menu and the lists of open submenus, the topmost last.
  private(set) var lists: [MenuListView] = []
  private var places: MenuGeometry.Places?
  private weak var highlighted: MenuRowView?
  private var isClosing = false

  init(
    _ menu: UIMenu, of interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    preview: UIViewController?, target: UITargetedPreview?, isRich: Bool
  ) {
    self.interaction = interaction
    self.configuration = configuration
    self.isRich = isRich
    self.target = target
    previewController = preview
    window = interaction.view?.window
    if !menu.children.isEmpty { lists = [makeList(menu, isInner: false)] }
  }

  // MARK: - Creation

  /// The frame of the menu's source, in the window's coordinates.
  private var source: CGRect {
    guard let view = interaction?.view else { return .zero }
    if !isRich { return view.convert(view.bounds, to: window) }
    guard let target else { return CGRect(origin: interaction?.location(in: window) ?? .zero, size: .zero) }
    let center = target.target.container.convert(target.target.center, to: window)
    let size = shownRect(of: target).size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the visible part of a preview's view.
  private func shownRect(of preview: UITargetedPreview) -> CGRect {
    preview.parameters.visiblePath?.bounds ?? CGRect(origin: .zero, size: preview.size)
  }

  private var measures: DesignMeasures { (window?.traitCollection ?? .current).measures }

  /// The part of the window that the menu may use.
  private var room: CGRect {
    guard let window else { return .zero }
    let margin = isRich ? measures.menus.margin : measures.menus.compactMargin
    return window.bounds.inset(by: window.safeAreaInsets).insetAtMost(dx: margin, dy: isRich ? 0 : margin)
  }

  /// Whether the first entry is at the bottom. This is the case if the menu is above its source and the entries are
  /// ordered by priority.
  private var reverses: Bool {
    let order = configuration.preferredMenuElementOrder
    guard order == .priority || (order == .automatic && !isRich) else { return false }
    return places?.isAbove ?? false
  }

  private func makeList(_ menu: UIMenu, isInner: Bool) -> MenuListView {
    let list = MenuListView(menu, isInner: isInner, reverses: !isInner && reverses) { [weak self] list, element in
      self?.rowWasChosen(element, in: list)
    }
    list.contentsDidChange = { [weak self] in self?.placeLists(animated: true) }
    return list
  }

  private func makePlatter() -> MenuPlatter? {
    guard isRich else { return nil }
    if let previewController {
      var size = previewController.preferredContentSize
      if size.width <= 0 { size.width = room.width }
      if size.height <= 0 { size.height = room.height * 0.6 }
      let view: UIView = previewController.view
      view.frame = CGRect(origin: .zero, size: size)
      return MenuPlatter(
        view, outline: nil, radius: measures.menus.platterRadius, color: view.backgroundColor ?? .systemBackground,
        badge: configuration.shownBadge)
    }
    guard let target, target.size.width > 0, target.size.height > 0 else { return nil }
    target.view.layer.displayTree()
    let picture = target.view.snapshotView(afterScreenUpdates: target.view.window == nil) ?? UIView()
    let shown = shownRect(of: target)
    let holder = UIView(frame: CGRect(origin: .zero, size: shown.size))
    picture.frame.origin = CGPoint(x: -shown.minX, y: -shown.minY)
    holder.addSubview(picture)
    var outline: UIBezierPath?
    if let path = target.parameters.visiblePath?.copy() as? UIBezierPath {
      path.apply(CGAffineTransform(translationX: -shown.minX, y: -shown.minY))
      outline = path
    }
    return MenuPlatter(
      holder, outline: outline, radius: max(target.view.layer.cornerRadius, 0),
      color: target.parameters.backgroundColor,
      badge: configuration.shownBadge)
  }

  // MARK: - Presentation

  /// Presents the menu. Without a window, the menu exists only as data.
  func open(along animator: ContextMenuAnimator) {
    guard let window else {
      animator.runAnimations()
      animator.runCompletions()
      return
    }
    let overlay = MenuOverlay(frame: window.bounds, isBlurred: isRich)
    overlay.tapped = { [weak self] in self?.overlayWasTapped(at: $0) }
    overlay.sizeDidChange = { [weak self] in self?.dismiss(animated: false) }
    self.overlay = overlay
    ViewAnimation.withoutAnimation {
      window.addSubview(overlay)
      if let platter = makePlatter() {
        overlay.addSubview(platter)
        self.platter = platter
        // The preview replaces the lifted view, which must not be visible in its place or through the blur.
        target?.view.layer.isLifted = true
      }
      findPlaces()
      if reverses, let menu = lists.first?.menu { lists = [makeList(menu, isInner: false)] }
      for list in lists { overlay.addSubview(list) }
      placeLists(animated: false)
      overlay.layoutIfNeeded()
      placeClosed(to: target)
    }
    UIView.animate(
      withDuration: measures.menus.openDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.placeOpen()
      animator.runAnimations()
    } completion: { _ in
      animator.runCompletions()
    }
  }

  private func findPlaces() {
    let size = lists.first?.sizeThatFits(room.size) ?? .zero
    let gap = isRich ? measures.menus.gap : measures.menus.compactGap
    places =
      MenuGeometry(
        room: room, source: source, menu: size, preview: isRich ? platter?.bounds.size ?? .zero : nil, gap: gap,
        coversSource: measures.menus.coversSource
      )
      .places
  }

  /// Positions the lists. Submenus are in front of their parents.
  private func placeLists(animated: Bool) {
    guard overlay != nil else { return }
    findPlaces()
    guard let places else { return }
    let changes = {
      for (index, list) in self.lists.enumerated() {
        let isTop = index == self.lists.count - 1
        var frame = places.menu
        if list.isInner { frame.size.height = min(list.sizeThatFits(self.room.size).height, self.room.height) }
        frame.origin.y = max(self.room.minY, min(frame.minY, self.room.maxY - frame.height))
        list.bounds.size = frame.size
        list.center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = isTop ? 1 : self.measures.menus.coveredScale
        list.transform = CGAffineTransform(scaleX: scale, y: scale)
        list.alpha = isTop ? 1 : self.measures.menus.coveredAlpha
        list.isUserInteractionEnabled = isTop
        list.layoutIfNeeded()
      }
      if let platter = self.platter, !self.isClosing { self.place(platter, places.preview) }
    }
    if animated {
      UIView.animate(
        withDuration: measures.menus.closeDuration, delay: 0, options: .allowUserInteraction, animations: changes)
    } else {
      changes()
    }
  }

  private func place(_ platter: MenuPlatter, _ frame: CGRect) {
    platter.center = CGPoint(x: frame.midX, y: frame.midY)
    let scale = platter.bounds.width > 0 ? frame.width / platter.bounds.width : 1
    platter.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  private func placeOpen() {
    guard let places else { return }
    overlay?.backdrop.alpha = 1
    for list in lists {
      list.transform = .identity
      list.alpha = 1
    }
    guard let platter else { return }
    place(platter, places.preview)
    platter.layer.shadowOpacity = platter.measures.menus.liftedOpacity
    platter.alpha = 1
  }

  /// Sets the state in which the animation begins and ends, with everything small and at the source.
  private func placeClosed(to target: UITargetedPreview?) {
    guard let places else { return }
    overlay?.backdrop.alpha = 0
    let scale = measures.menus.closedScale
    for list in lists {
      // The menu shrinks towards the corner next to its source.
      let x = (places.isTrailing ? 0.5 : -0.5) * places.menu.width * (1 - scale)
      let y = (places.isAbove ? 0.5 : -0.5) * places.menu.height * (1 - scale)
      list.transform = CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
      list.alpha = 0
    }
    guard let platter else { return }
    platter.layer.shadowOpacity = 0
    let source = target.map(frame) ?? self.source
    if previewController != nil {
      // A custom preview grows from the touched view.
      platter.center = CGPoint(x: source.midX, y: source.midY)
      let scale = min(max(source.width / max(platter.bounds.width, 1), 0.1), 1)
      platter.transform = CGAffineTransform(scaleX: scale, y: scale)
      platter.alpha = 0
    } else {
      place(platter, source)
    }
  }

  private func frame(of preview: UITargetedPreview) -> CGRect {
    let center = preview.target.container.convert(preview.target.center, to: window)
    let size = shownRect(of: preview).size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: - Choosing

  private func overlayWasTapped(at point: CGPoint) {
    if let platter, platter.frame.contains(point) {
      commit()
    } else if lists.count > 1 {
      closeInner(lists[lists.count - 1])
    } else {
      dismiss()
    }
  }

  private func rowWasChosen(_ element: UIMenuElement, in list: MenuListView) {
    if list.isInner, element === list.menu {
      closeInner(list)
    } else if let menu = element as? UIMenu {
      openInner(menu, from: list)
    } else if let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.disabled) {
      UserInterface.current.openMenu?.choose(leaf)
      if leaf.attributes.contains(.keepsMenuPresented) { refresh() }
    }
  }

  private func openInner(_ menu: UIMenu, from list: MenuListView) {
    guard let overlay, let places else { return }
    let inner = makeList(menu, isInner: true)
    ViewAnimation.withoutAnimation {
      overlay.addSubview(inner)
      inner.bounds.size = places.menu.size
      inner.center = CGPoint(x: places.menu.midX, y: places.menu.midY)
      inner.alpha = 0
      inner.layoutIfNeeded()
    }
    lists.append(inner)
    placeLists(animated: true)
  }

  private func closeInner(_ inner: MenuListView) {
    lists.removeAll { $0 === inner }
    inner.isUserInteractionEnabled = false
    UIView.animate(withDuration: measures.menus.closeDuration) {
      inner.alpha = 0
    } completion: { _ in
      inner.removeFromSuperview()
    }
    placeLists(animated: true)
  }

  /// Updates the rows after changes of states.
  private func refresh() {
    for list in lists { list.show(list.menu) }
    placeLists(animated: false)
  }

  func updateMenu(_ change: (UIMenu) -> UIMenu) {
    guard let list = lists.last else { return }
    let menu = change(list.menu)
    list.show(menu)
    if lists.count == 1 { UserInterface.current.openMenu?.menu = menu }
    placeLists(animated: true)
  }

  /// Highlights the row at a point in the window during the touch that opened the menu.
  func highlight(at point: CGPoint?) {
    highlight(point.flatMap(row(at:)))
  }

  private func highlight(_ row: MenuRowView?) {
    guard row !== highlighted else { return }
    highlighted?.isHighlighted = false
    row?.isHighlighted = true
    highlighted = row
  }

  /// Chooses the row at a point at the end of the touch that opened the menu.
  func choose(at point: CGPoint) {
    highlight(nil)
    guard let row = row(at: point), row.isEnabled, let list = lists.last else { return }
    rowWasChosen(row.element, in: list)
  }

  private func row(at point: CGPoint) -> MenuRowView? {
    guard let list = lists.last, let overlay else { return nil }
    return list.row(at: list.convert(point, from: overlay.superview))
  }

  // MARK: - Typing

  /// The beginning of a title that was typed.
  private var typed = ""

  /// Receives a key of a hardware keyboard.
  ///
  /// - Returns: Whether the menu used the key.
  package func press(_ input: String) -> Bool {
    switch input {
    case UIKeyCommand.inputEscape:
      dismiss()
    case "\r", "\n":
      guard let row = highlighted, row.isEnabled, let list = lists.last else { return false }
      typed = ""
      highlight(nil)
      rowWasChosen(row.element, in: list)
    default:
      guard configuration.allowsTypeSelect, input.count == 1, let list = lists.last else { return false }
      // If no title begins with all typed characters, the last one begins a new search.
      guard let row = list.row(beginningWith: typed + input) ?? list.row(beginningWith: input) else { return true }
      typed = row.element.title.lowercased().hasPrefix((typed + input).lowercased()) ? typed + input : input
      highlight(row)
    }
    return true
  }

  // MARK: - Dismissal

  /// Performs the preview action after a tap on the preview.
  private func commit() {
    guard let interaction else { return dismiss() }
    let animator = ContextMenuAnimator(preview: previewController)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close(animated: true, along: animator, pops: animator.preferredCommitStyle == .pop)
  }

  /// Dismisses the menu. Its entries can no longer be chosen.
  func dismiss(animated: Bool = true) {
    close(animated: animated, along: nil, pops: false)
  }

  private func close(animated: Bool, along other: ContextMenuAnimator?, pops: Bool) {
    guard !isClosing else { return }
    isClosing = true
    if UserInterface.current.openMenu?.presentation === self { UserInterface.current.openMenu = nil }
    highlight(nil)
    let animator = ContextMenuAnimator(preview: previewController)
    var goal: UITargetedPreview?
    if let interaction, let delegate = interaction.delegate {
      if isRich, !pops {
        goal = delegate.contextMenuInteraction(
          interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      }
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
    let overlay = self.overlay
    let changes = {
      self.placeClosed(to: goal ?? self.target)
      if pops, let platter = self.platter, let window = self.window {
        platter.alpha = 0
        platter.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        let scale = window.bounds.width / max(platter.bounds.width, 1)
        platter.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      other?.runAnimations()
      animator.runAnimations()
    }
    let target = self.target
    let end = {
      overlay?.removeFromSuperview()
      target?.view.layer.isLifted = false
      other?.runCompletions()
      animator.runCompletions()
    }
    guard animated, let overlay else {
      changes()
      end()
      return
    }
    overlay.isUserInteractionEnabled = false
    UIView.animate(withDuration: measures.menus.closeDuration, delay: 0, options: .beginFromCurrentState) {
      changes()
    } completion: { _ in
      end()
    }
  }
}
