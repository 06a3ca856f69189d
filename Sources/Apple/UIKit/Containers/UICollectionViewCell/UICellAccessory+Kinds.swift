import Foundation

extension UICellAccessory {
  private static func make(
    _ kind: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, isHidden: Bool,
    _ width: LayoutDimension, _ tint: UIColor?
  ) -> UICellAccessory {
    var result = UICellAccessory(kind: kind, displayed: displayed, isLeading: isLeading)
    (result.isHidden, result.reservedWidth, result.tintColor) = (isHidden, width, tint)
    return result
  }

  /// Creates a chevron, for rows that lead to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    make(
      .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Creates a rotating chevron that expands and collapses the item. Without a handler, the data source does so.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (result.handler, result.outlineStyle) = (actionHandler, options.style)
    return result
  }

  /// Creates a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    make(.checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Creates a detail button.
  public static func detail(
    displayed: DisplayedState = .whenNotEditing, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// Creates a button with a minus sign at the leading side. Without a handler, it reveals the trailing swipe actions
  /// of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .delete, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// Creates a button with a plus sign at the leading side.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .insert, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// Creates a reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    make(.reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Creates a round mark at the leading side, with a checkmark in selected rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    make(
      .multiselect, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// Creates a gray label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var result = make(.label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (result.text, result.font) = (text, options.font)
    result.adjustsFont = options.adjustsFontForContentSizeCategory
    return result
  }

  /// Creates an accessory with a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var isLeading = false
    var displayed = DisplayedState.always
    switch configuration.placement {
    case .leading(let state): (isLeading, displayed) = (true, state)
    case .trailing(let state): displayed = state
    }
    var result = make(
      .customView(configuration.customView), displayed,
      isLeading: isLeading, isHidden: configuration.isHidden, configuration.reservedLayoutWidth ?? .standard,
      configuration.tintColor)
    result.view = configuration.customView
    result.maintainsFixedSize = configuration.maintainsFixedSize
    return result
  }
}
