import Foundation
import QuartzCore

// Positions of a cell's parts.

extension UITableViewCell {

  // MARK: - Margins

  /// The horizontal margin of the content, in points.
  var sideMargin: CGFloat { state.table?.cellMargin ?? measures.cellMargin(forWidth: bounds.width) }

  private var standardMargins: NSDirectionalEdgeInsets {
    if state.table == nil, let margins = state.marginsWithoutTable { return margins }
    let side = sideMargin
    let narrow = side == measures.margins.side ? measures.cells.narrowContentMargin : nil
    return measures.cells.contentMargins(side: narrow ?? side)
  }

  /// The margins of the style's labels. Most designs use the margins of the content.
  var textMargins: NSDirectionalEdgeInsets {
    var margins = state.contentView.directionalLayoutMargins
    let side = measures.margins.side
    guard let narrow = measures.cells.narrowContentMargin, sideMargin == side else { return margins }
    if margins.leading == narrow { margins.leading = side }
    if margins.trailing == narrow { margins.trailing = side }
    return margins
  }

  /// The safe area insets of the cell's content.
  var contentSafeArea: UIEdgeInsets {
    guard let table = state.table, table.insetsContentViewsToSafeArea, table.style != .insetGrouped else {
      return .zero
    }
    var area = UIEdgeInsets(top: 0, left: table.safeAreaInsets.left, bottom: 0, right: table.safeAreaInsets.right)
    // The section index of a plain table covers the rows.
    if table.style == .plain, table.showsIndex {
      if isMirrored {
        area.left += measures.tables.sectionIndexWidth
      } else {
        area.right += measures.tables.sectionIndexWidth
      }
    }
    return area
  }

  /// Sets the margins of a cell that Interface Builder shows outside a table.
  package func setMarginsWithoutTable(_ margins: NSDirectionalEdgeInsets?) {
    state.marginsWithoutTable = margins
    updateDefaultMargins()
  }

  func updateDefaultMargins() {
    setDefaultLayoutMargins(standardMargins)
    updateContentMargins()
  }

  private func updateContentMargins() {
    let own = rareStorage?.explicitLayoutMargins?.resolved(rightToLeft: isMirrored)
    var margins = standardMargins
    if let own {
      margins = own.directional(rightToLeft: isMirrored)
    }
    if accessoryWidth != nil || showsReorderHandle { margins.trailing = measures.cells.accessoryGap }
    if showsEditControl, state.indentsWhileEditing || state.selectsWhileEditing {
      margins.leading = max(0, margins.leading - measures.cells.editedMarginLoss)
    }
    state.contentView.setDefaultLayoutMargins(margins)
    updateConfiguredMargins()
  }

  func updateConfiguredMargins() {
    (state.configuredView as? UIListContentView)?.surroundingMargins = state.contentView.directionalLayoutMargins
  }

  // MARK: - Parts

  var showsEditControl: Bool {
    state.isEditing && (state.editingStyle != .none || state.selectsWhileEditing)
  }

  var showsReorderHandle: Bool { state.isEditing && state.showsReorderControl && state.canMove }

  private var currentAccessoryView: UIView? {
    state.isEditing ? state.editingAccessoryView : state.accessoryView
  }

  private var currentAccessoryType: AccessoryType {
    if currentAccessoryView != nil { return .none }
    return state.isEditing ? state.editingAccessoryType : state.accessoryType
  }

  /// The width of the accessory, or `nil` if there is none.
  var accessoryWidth: CGFloat? {
    if let view = currentAccessoryView { return view.bounds.width }
    guard currentAccessoryType != .none else { return nil }
    let accessory = state.standardAccessory ?? StandardAccessory(frame: .zero)
    state.standardAccessory = accessory
    if accessory.type != currentAccessoryType { accessory.show(currentAccessoryType) }
    return accessory.fittingWidth(traitCollection)
  }

  // MARK: - Layout

  func layOutCell() {
    updateConfigurationIfNeeded()
    // The cell's own margins depend on its width, too. Content that preserves its superview's margins uses the larger
    // of both.
    updateDefaultMargins()
    let shift = state.swipe?.shift ?? 0
    let layout = placeContent(shift: shift)
    placeAccessory(layout.accessory, shift: shift)
    placeEditControls(layout, shift: shift)
    placeBackground()
    placeSelectedBackground()
    applyCorners()
    placeSeparators()
    state.swipe?.place(in: self)
  }

  /// Sets the frames of the cell and its content view. The content view must be positioned now, because constraints of
  /// other cells may be solved before this cell is laid out.
  func place(_ frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    _ = placeContent(shift: state.swipe?.shift ?? 0)
  }

  /// The height that the separator takes from the content. If the row has the height that constraints gave it, that
  /// height already includes a pixel.
  private var lineHeight: CGFloat {
    let scale = pixelGrid.scale
    guard state.fittedHeight > 0, abs(bounds.height - state.fittedHeight) < 0.5 / scale else {
      return measures.cells.separatorHeight(scale: scale)
    }
    return measures.cells.fittedPixels / scale
  }

  private func placeContent(shift: CGFloat) -> CellLayout {
    let layout = CellLayout(self, size: bounds.size)
    let content = CGRect(
      x: layout.content.left + shift, y: 0, width: max(0, bounds.width - layout.content.left - layout.content.right),
      height: max(0, bounds.height - lineHeight))
    if state.contentView.frame != content { state.contentView.frame = content }
    return layout
  }

  private func placeAccessory(_ frame: CGRect?, shift: CGFloat) {
    let view = currentAccessoryView ?? (currentAccessoryType == .none ? nil : state.standardAccessory)
    for old in [state.standardAccessory, state.accessoryView, state.editingAccessoryView] where old !== view {
      if old?.superview === self { old?.removeFromSuperview() }
    }
    guard let view, var frame else { return }
    let isNew = view.superview !== self
    if isNew { addSubview(view) }
    frame.origin.x += shift
    if view !== state.standardAccessory {
      frame.size.height = view.bounds.height
      frame.origin.y = (bounds.height - frame.height) / 2
      frame = pixelGrid.round(frame)
    }
    if view.frame == frame { return }
    if isNew { ViewAnimation.withoutInheritedAnimation { view.frame = frame } } else { view.frame = frame }
  }

  private func placeEditControls(_ layout: CellLayout, shift: CGFloat) {
    if var frame = layout.editControl {
      let control = state.editControl ?? CellEditControl(frame: .zero)
      state.editControl = control
      if state.selectsWhileEditing {
        control.kind = state.isSelected ? .selected : .unselected
      } else {
        control.kind = state.editingStyle == .insert ? .insert : .delete
      }
      frame.origin.x += shift
      show(control, at: frame, from: outside(frame.size, isLeading: true))
    } else if let control = state.editControl {
      hide(control, to: outside(control.frame.size, isLeading: true))
    }
    if let frame = layout.reorderControl {
      let handle = state.reorderControl ?? UIImageView(frame: .zero)
      state.reorderControl = handle
      handle.image = UIImage(
        systemName: "line.3.horizontal",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: measures.cells.editSymbolPointSize(in: traitCollection)))
      handle.tintColor = .tertiaryLabel
      handle.contentMode = .center
      show(handle, at: frame, from: outside(frame.size, isLeading: false))
    } else if let handle = state.reorderControl {
      hide(handle, to: outside(handle.frame.size, isLeading: false))
    }
  }

  /// Returns the frame of a control just outside the cell.
  private func outside(_ size: CGSize, isLeading: Bool) -> CGRect {
    CGRect(x: isLeading != isMirrored ? -size.width : bounds.width, y: 0, width: size.width, height: bounds.height)
  }

  private func placeSelectedBackground() {
    let isOn = (state.isSelected || state.isHighlighted) && state.selectionStyle != .none
    let allowsSeveral = state.table?.allowsSeveralSelections == true
    let own = (allowsSeveral ? state.multipleSelectionBackgroundView : nil) ?? state.selectedBackgroundView
    let wanted: UIView?
    if !isOn || (own == nil && state.backgroundConfiguration != nil) {
      wanted = nil
    } else if let own {
      wanted = own
    } else {
      let plain = state.plainSelectedBackground ?? ControlPart(color: nil)
      plain.backgroundColor = state.selectsWhileEditing ? .systemGray5 : .systemGray4
      state.plainSelectedBackground = plain
      wanted = plain
    }
    for view in [state.selectedBackgroundView, state.multipleSelectionBackgroundView, state.plainSelectedBackground]
    where view !== wanted && view?.superview === self {
      view?.removeFromSuperview()
    }
    guard let wanted else { return }
    if wanted.superview !== self {
      if let behind = state.backgroundView ?? state.configuredBackground {
        insertSubview(wanted, aboveSubview: behind)
      } else {
        insertSubview(wanted, at: 0)
      }
      ViewAnimation.withoutInheritedAnimation { wanted.frame = bounds }
    }
    wanted.frame = bounds
  }

  private func applyCorners() {
    if state.isRounded || !state.roundedCorners.isEmpty {
      state.isRounded = !state.roundedCorners.isEmpty
      layer.cornerRadius = state.isRounded ? measures.tables.insetGroupedRadius : 0
      layer.cornerCurve = .continuous
      layer.maskedCorners = state.isRounded ? state.roundedCorners : .all
    }
    // The content of a swiped row must not be visible beside the row.
    let clips = state.isRounded || state.swipe != nil
    guard clips != state.isClipping else { return }
    state.isClipping = clips
    clipsToBounds = clips
  }

  // MARK: - Separators

  /// The default insets of the separator, which begins where the text does.
  var automaticSeparatorInset: UIEdgeInsets {
    let margins = state.contentView.layoutMargins
    var leading = isMirrored ? margins.right : margins.left
    leading += CGFloat(state.indentationLevel) * state.indentationWidth
    if let text = state.textLabel, state.imageView?.image != nil, !text.frame.isEmpty {
      leading = isMirrored ? state.contentView.bounds.width - text.frame.maxX : text.frame.minX
    }
    if let list = state.configuredView as? UIListContentView { leading = list.textStart }
    let trailing = measures.cells.insetsTrailingLines ? sideMargin : 0
    return isMirrored
      ? UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading)
      : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
  }

  private var effectiveSeparatorInset: UIEdgeInsets {
    guard let table = state.table else { return state.separatorInset ?? automaticSeparatorInset }
    // The edge of the content view is used, if an editing control or the safe area moves it.
    let content = state.contentView.frame
    var automatic = automaticSeparatorInset
    if isMirrored {
      automatic.right += bounds.width - content.maxX
    } else {
      automatic.left += content.minX - (state.swipe?.shift ?? 0)
    }
    guard let own = state.separatorInset ?? table.ownSeparatorInset else { return automatic }
    let isRelative = table.separatorInsetReference == .fromAutomaticInsets && state.separatorInset == nil
    return isRelative ? automatic.adding(own) : own
  }

  /// Returns a separator view with the table's effect and color.
  private func separatorView(_ old: UIView?) -> UIView {
    let color = state.table?.separatorColor
    guard let effect = state.table?.separatorEffect else {
      if old is UIVisualEffectView { old?.removeFromSuperview() }
      let view = old.flatMap { $0 is UIVisualEffectView ? nil : $0 } ?? ControlPart(color: nil)
      view.backgroundColor = color
      return view
    }
    if !(old is UIVisualEffectView) { old?.removeFromSuperview() }
    let view = old as? UIVisualEffectView ?? UIVisualEffectView(effect: effect)
    if view.effect !== effect { view.effect = effect }
    view.isUserInteractionEnabled = false
    view.contentView.backgroundColor = color
    return view
  }

  private func placeSeparators() {
    let place = state.sectionPlace
    let isGrouped = state.table?.style == .grouped
    let isInset = state.table?.style == .insetGrouped
    let isShown = state.table?.separatorStyle == .singleLine
    let thickness = measures.cells.lineThickness(scale: pixelGrid.scale)
    let insets = effectiveSeparatorInset
    func separator(_ old: UIView?, _ isShown: Bool, _ frame: CGRect) -> UIView? {
      guard isShown else {
        old?.removeFromSuperview()
        return nil
      }
      let view = separatorView(old)
      // A separator that is added inside an animation block is positioned without animation.
      if view.superview !== self {
        addSubview(view)
        ViewAnimation.withoutInheritedAnimation { view.frame = frame }
      }
      view.frame = frame
      return view
    }
    let isWhole = isGrouped && place.isLast
    let left = isWhole ? 0 : insets.left
    let right = isWhole ? 0 : insets.right
    state.bottomSeparator = separator(
      state.bottomSeparator, isShown && !(isInset && place.isLast),
      CGRect(
        x: left, y: bounds.height - thickness, width: max(0, bounds.width - left - right), height: thickness))
    state.topSeparator = separator(
      state.topSeparator, isShown && isGrouped && place.isFirst,
      CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
