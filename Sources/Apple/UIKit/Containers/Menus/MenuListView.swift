import CoreGraphics
import Foundation

/// A view that displays the list of a menu's entries.
final class MenuListView: UIView {
  private(set) var menu: UIMenu
  /// Whether the menu is a submenu. Its first row displays its title.
  let isInner: Bool
  private let reverses: Bool
  private let choose: (MenuListView, UIMenuElement) -> Void
  private let clip = UIView()
  private let backdrop = BackdropView(frame: .zero)
  private var glass: GlassView?
  private let scroll = UIScrollView()
  private let header = UILabel()
  private(set) var rows: [MenuRowView] = []
  private var hasImages = false
  private var sections: [[[MenuRowView]]] = []
  private var lines: [UIView] = []
  private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []
  /// A closure that is called when a deferred element provided entries, so that the height may have changed.
  var contentsDidChange: () -> Void = {}

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - reverses: Whether the first entry is at the bottom.
  ///   - choose: A closure that is called when the user chooses a row.
  init(
    _ menu: UIMenu, isInner: Bool, reverses: Bool, choose: @escaping (MenuListView, UIMenuElement) -> Void
  ) {
    self.menu = menu
    self.isInner = isInner
    self.reverses = reverses
    self.choose = choose
    super.init(frame: .zero)
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    backdrop.effect = UIBlurEffect(style: .systemThickMaterial)
    header.textColor = .secondaryLabel
    header.numberOfLines = 2
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delaysContentTouches = false
    addSubview(clip)
    clip.addSubview(backdrop)
    clip.addSubview(scroll)
    build()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MenuListView is not archived")
  }

  // MARK: - Contents

  func show(_ menu: UIMenu) {
    self.menu = menu
    build()
  }

  private var hasHeader: Bool { !isInner && !menu.title.isEmpty }

  private func build() {
    for view in scroll.subviews { view.removeFromSuperview() }
    (rows, sections, lines) = ([], [], [])
    header.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    header.text = menu.title
    if hasHeader { scroll.addSubview(header) }
    var content = MenuContent(menu, provided: provided)
    // Deferred elements may provide their entries synchronously.
    let awaited = content.awaited.filter { !asked.contains(ObjectIdentifier($0)) }
    if !awaited.isEmpty {
      var areProvided = false
      for element in awaited {
        asked.insert(ObjectIdentifier(element))
        var isBuilding = true
        element.provideElements { [weak self] elements in
          guard let self else { return }
          provided[ObjectIdentifier(element)] = elements
          if isBuilding { areProvided = true } else { rebuild() }
        }
        isBuilding = false
      }
      if areProvided { content = MenuContent(menu, provided: provided) }
    }
    let hasMarks = content.hasMarks || isInner
    hasImages = content.sections.contains { $0.contains { $0.elements.contains { $0.shownMenuImage != nil } } }
    if reverses { content.reverse() }
    if isInner { sections.append([[makeRow(menu, .heading, hasMarks: true)]]) }
    for section in content.sections {
      sections.append(
        section.map { row in
          row.elements.map { element in
            let style: MenuRowView.Style = row.size == .small ? .icon : row.size == .medium ? .tile : .row
            return makeRow(element, style, hasMarks: hasMarks)
          }
        })
    }
    setNeedsLayout()
  }

  private func rebuild() {
    build()
    contentsDidChange()
  }

  private func makeRow(_ element: UIMenuElement, _ style: MenuRowView.Style, hasMarks: Bool) -> MenuRowView {
    let row = MenuRowView(element, style: style, hasMarks: hasMarks, hasImages: hasImages)
    row.addAction(
      UIAction { [weak self, weak row] _ in
        if let self, let row { choose(self, row.element) }
      }, for: .touchUpInside)
    rows.append(row)
    scroll.addSubview(row)
    return row
  }

  /// Returns the row at a point in the list's coordinates.
  func row(at point: CGPoint) -> MenuRowView? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.convert($0.bounds, to: self).contains(point) }
  }

  func row(for element: UIMenuElement) -> MenuRowView? { rows.first { $0.element === element } }

  /// Returns the first enabled row whose title begins with a text, regardless of case.
  func row(beginningWith text: String) -> MenuRowView? {
    rows.first { $0.isEnabled && $0.element.title.lowercased().hasPrefix(text.lowercased()) }
  }

  // MARK: - Layout

  private func headerHeight(width: CGFloat) -> CGFloat {
    guard hasHeader else { return 0 }
    let room = CGSize(width: width - 2 * measures.menus.sidePadding, height: .greatestFiniteMagnitude)
    return (header.sizeThatFits(room).height + 2 * measures.menus.headerPadding).rounded(.up)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = measures.menus.width
    var height = headerHeight(width: width)
    for section in sections {
      for row in section { height += row.map { $0.height(width: width / CGFloat(row.count)) }.max() ?? 0 }
    }
    height += measures.menus.sectionGap * CGFloat(max(sections.count - 1, 0)) + 2 * measures.menus.listPadding
    return CGSize(width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    backdrop.frame = clip.bounds
    scroll.frame = clip.bounds
    for line in lines { line.removeFromSuperview() }
    lines = []
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let isGlass = measures.menus.isGlass
    let inset = isGlass ? measures.menus.lineInset : 0
    var y = headerHeight(width: bounds.width)
    if hasHeader {
      header.frame = CGRect(
        x: measures.menus.sidePadding, y: 0, width: bounds.width - 2 * measures.menus.sidePadding, height: y)
      addLine(
        measures.menus.separatorColor, x: inset, y: y - hairline, width: bounds.width - 2 * inset, height: hairline)
    }
    y += measures.menus.listPadding
    for (number, section) in sections.enumerated() {
      if number > 0 {
        if isGlass {
          addLine(
            measures.menus.separatorColor, x: inset, y: pixelGrid.round(y + measures.menus.sectionGap / 2),
            width: bounds.width - 2 * inset, height: hairline)
        } else {
          addLine(measures.menus.sectionColor, y: y, height: measures.menus.sectionGap)
        }
        y += measures.menus.sectionGap
      }
      for (index, row) in section.enumerated() {
        if index > 0, !isGlass { addLine(measures.menus.separatorColor, y: y, height: hairline) }
        y = layOut(row, y: y, hairline: hairline)
      }
    }
    y += measures.menus.listPadding
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height + 0.5
    showGlass()
    if !isGlass { setUnanimated(shadow: measures.menus.shadow) }
    clip.setUnanimated(cornerRadius: measures.menus.cornerRadius)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: measures.menus.cornerRadius).cgPath
  }

  private func showGlass() {
    guard measures.menus.isGlass else {
      glass?.removeFromSuperview()
      glass = nil
      backdrop.isHidden = false
      return
    }
    let glass = self.glass ?? GlassView(frame: .zero)
    if self.glass == nil {
      self.glass = glass
      insertSubview(glass, at: 0)
    }
    backdrop.isHidden = true
    layer.shadowOpacity = 0
    glass.frame = bounds
    glass.setCorners(.all(measures.menus.cornerRadius))
    glass.show(measures.glass.menu)
  }

  private func layOut(_ row: [MenuRowView], y: CGFloat, hairline: CGFloat) -> CGFloat {
    let width = bounds.width / CGFloat(row.count)
    let height = row.map { $0.height(width: width) }.max() ?? 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in row.enumerated() {
      let place = CGFloat(isMirrored ? row.count - 1 - index : index)
      view.frame = CGRect(x: place * width, y: y, width: width, height: height)
      if index > 0 {
        addLine(measures.menus.separatorColor, x: CGFloat(index) * width, y: y, width: hairline, height: height)
      }
    }
    return y + height
  }

  private func addLine(_ color: UIColor, x: CGFloat = 0, y: CGFloat, width: CGFloat? = nil, height: CGFloat) {
    let line = UIView(frame: CGRect(x: x, y: y, width: width ?? bounds.width, height: height))
    line.backgroundColor = color
    line.isUserInteractionEnabled = false
    lines.append(line)
    scroll.addSubview(line)
  }
}
