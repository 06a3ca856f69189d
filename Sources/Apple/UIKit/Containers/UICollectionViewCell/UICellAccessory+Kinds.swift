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

  /// A chevron: the row leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    make(
      .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A chevron that turns: the row opens and closes what is below it in an outline. Without a handler the data source
  /// expands and collapses the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (result.handler, result.outlineStyle) = (actionHandler, options.style)
    return result
  }

  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    make(.checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A button with an i.
  public static func detail(
    displayed: DisplayedState = .whenNotEditing, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// A button with a minus at the leading side. Without a handler it reveals the row's trailing actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .delete, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// A button with a plus at the leading side.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = make(
      .insert, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.handler = actionHandler
    return result
  }

  /// A handle to move the row by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    make(.reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A round mark at the leading side, with a tick in selected rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    make(
      .multiselect, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A gray text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var result = make(.label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (result.text, result.font) = (text, options.font)
    result.adjustsFont = options.adjustsFontForContentSizeCategory
    return result
  }

  /// A view of the app's.
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
