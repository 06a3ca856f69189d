import CoreGraphics

/// A bar that displays the entries of an edit menu above or below its target.
///
/// Entries that don't fit are on further pages, which an arrow at the end displays. A submenu replaces the entries of
/// the bar.
final class EditMenuBar: UIView {
  private let choose: (any UIMenuLeaf) -> Void
  private let target: CGRect
  private let direction: UIEditMenuArrowDirection
  private let clip = UIView()
  private let backdrop = BackdropView(frame: .zero)
  private var buttons: [UIControl] = []
  private var lines: [UIView] = []
  private var levels: [[UIMenuElement]]
  private var page = 0

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - target: The rectangle that the menu must not cover, in the superview's coordinates.
  ///   - choose: A closure that is called when the user taps an entry.
  init(
    _ menu: UIMenu, target: CGRect, direction: UIEditMenuArrowDirection, choose: @escaping (any UIMenuLeaf) -> Void
  ) {
    self.target = target
    self.direction = direction
    self.choose = choose
    levels = [EditMenuBar.elements(of: menu)]
    super.init(frame: .zero)
    backdrop.effect = UIBlurEffect(style: .systemThickMaterial)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    clip.addSubview(backdrop)
    addSubview(clip)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EditMenuBar is not archived")
  }

  /// Returns the entries of the bar, including those of inline groups.
  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element -> [UIMenuElement] in
      if let group = element as? UIMenu {
        return group.options.contains(.displayInline) ? elements(of: group) : [group]
      }
      if let deferred = element as? UIDeferredMenuElement {
        var found: [UIMenuElement] = []
        deferred.provideElements { found = $0 }
        return elements(of: UIMenu(children: found))
      }
      return (element as? any UIMenuLeaf)?.attributes.contains(.hidden) == true ? [] : [element]
    }
  }

  // MARK: - Contents

  private func makeButton(_ title: String?, symbol: String? = nil, isEnabled: Bool, _ action: @escaping () -> Void)
    -> UIControl
  {
    let button = UIButton(type: .system)
    button.tintColor = .label
    if let symbol {
      button.setImage(UIImage(systemName: symbol), for: .normal)
    } else {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: measures.editMenus.fontSize)
    }
    button.isEnabled = isEnabled
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private func width(of title: String) -> CGFloat {
    (title as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: measures.editMenus.fontSize)]).width
      .rounded(.up)
      + 2 * measures.editMenus.padding
  }

  /// Displays the entries of a page, and positions the bar.
  ///
  /// - Parameter room: The part of the superview that the bar may use.
  func show(in room: CGRect) {
    for view in buttons + lines { view.removeFromSuperview() }
    (buttons, lines) = ([], [])
    var widths: [CGFloat] = []
    func add(_ button: UIControl, _ width: CGFloat) {
      buttons.append(button)
      widths.append(width)
      clip.addSubview(button)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if levels.count > 1 || page > 0 {
      add(
        makeButton(nil, symbol: "chevron.backward", isEnabled: true) { [weak self] in self?.goBack(room) },
        measures.editMenus.arrowWidth)
    }
    let pages = self.pages(room.width - 2 * measures.editMenus.arrowWidth)
    page = min(page, pages.count - 1)
    for element in pages[page] {
      let leaf = element as? any UIMenuLeaf
      let isEnabled = leaf.map { !$0.attributes.contains(.disabled) } ?? true
      let button = makeButton(element.title, isEnabled: isEnabled) { [weak self] in
        if let leaf { self?.choose(leaf) } else if let menu = element as? UIMenu { self?.open(menu, room) }
      }
      if leaf?.attributes.contains(.destructive) == true { button.tintColor = .systemRed }
      add(button, width(of: element.title))
    }
    if page + 1 < pages.count {
      add(
        makeButton(nil, symbol: "chevron.forward", isEnabled: true) { [weak self] in
          self?.page += 1
          self?.show(in: room)
        }, measures.editMenus.arrowWidth)
    }
    place(widths.reduce(0, +), in: room)
    layOut(widths, isMirrored: isMirrored)
  }

  private func pages(_ width: CGFloat) -> [[UIMenuElement]] {
    var pages: [[UIMenuElement]] = [[]]
    var used: CGFloat = 0
    for element in levels[levels.count - 1] {
      let own = self.width(of: element.title)
      if used + own > width, !pages[pages.count - 1].isEmpty {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(element)
      used += own
    }
    return pages
  }

  private func open(_ menu: UIMenu, _ room: CGRect) {
    levels.append(EditMenuBar.elements(of: menu))
    page = 0
    show(in: room)
  }

  private func goBack(_ room: CGRect) {
    if page > 0 {
      page -= 1
    } else if levels.count > 1 {
      levels.removeLast()
    }
    show(in: room)
  }

  // MARK: - Layout

  /// Positions the bar above the target, or below it if the arrow should point up or there is not enough space above.
  private func place(_ width: CGFloat, in room: CGRect) {
    let (height, gap) = (measures.editMenus.height, measures.editMenus.gap)
    let area = room.insetAtMost(dx: measures.editMenus.margin, dy: 0)
    let above = target.minY - gap - height
    let below = target.maxY + gap
    let isBelow = (direction == .up && below + height <= room.maxY) || above < room.minY
    let x = min(max(target.midX - width / 2, area.minX), max(area.maxX - width, area.minX))
    frame = CGRect(
      x: x.rounded(), y: min(isBelow ? below : above, room.maxY - height), width: min(width, area.width), height: height
    )
  }

  private func layOut(_ widths: [CGFloat], isMirrored: Bool) {
    clip.frame = bounds
    backdrop.frame = bounds
    setUnanimated(shadow: measures.editMenus.shadow)
    clip.setUnanimated(cornerRadius: measures.editMenus.cornerRadius)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: measures.editMenus.cornerRadius).cgPath
    let hairline = 1 / max(traitCollection.displayScale, 1)
    var x: CGFloat = 0
    for (index, (button, width)) in zip(buttons, widths).enumerated() {
      let left = isMirrored ? bounds.width - x - width : x
      button.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      x += width
      guard index + 1 < buttons.count else { continue }
      let line = UIView(
        frame: CGRect(x: isMirrored ? left : left + width, y: 0, width: hairline, height: bounds.height))
      line.backgroundColor = measures.menus.separatorColor
      line.isUserInteractionEnabled = false
      lines.append(line)
      clip.addSubview(line)
    }
  }
}
