import InterfaceBuilder

extension CodeAttributes {
  static let noSpringLoading = "spring loading is not supported"

  /// The kinds of controls whose content is positioned according to the file.
  private static let placing: Set<ObjectKind> = [.button, .control]

  static let control = CodeAttributes(ControlElement.schema) { table in
    table.bool(ControlElement.enabled, "isEnabled", besides: true)
    table.bool(ControlElement.selected, "isSelected", besides: false)
    table.bool(ControlElement.highlighted, "isHighlighted", besides: false)
    table.write(ControlElement.contentHorizontalAlignment) { alignment, object, _ in
      guard let alignment, alignment != .center, object.kind.map(placing.contains) ?? false else { return [] }
      return [.property("contentHorizontalAlignment", ".\(alignment.rawValue)")]
    }
    table.write(ControlElement.contentVerticalAlignment) { alignment, object, _ in
      let places = object.kind.map { placing.contains($0) || $0 == .textField } ?? false
      guard let alignment, alignment != .center, places else { return [] }
      return [.property("contentVerticalAlignment", ".\(alignment.rawValue)")]
    }
    table.bool(ControlElement.showsMenuAsPrimaryAction, "showsMenuAsPrimaryAction", besides: false)
    table.inexpressible(
      ControlElement.toolTip, ControlElement.contextMenuInteractionEnabled,
      because: "UIControl does not have this property")
    table.immaterial(ControlElement.preferredBehavioralStyle, because: "it applies to Mac apps only")
  }

  static let button = CodeAttributes(ButtonElement.schema) { table in
    table.elsewhere(ButtonElement.buttonType, ButtonElement.configuration)
    table.part("state") { $1.buttonStates(of: $0) }
    table.write(ButtonElement.fontDescription) { font, object, context in
      guard let font else { return [] }
      if let configuration = object[ButtonElement.configuration] {
        guard configuration.titleFont == nil, configuration.attributedTitle == nil else { return [] }
        return [
          .property("configuration?.titleTextAttributesTransformer", context.transformer(font))
        ]
      }
      let text = context.expressions.font(font)
      let isSystem = [.system, .roundedRect].contains(object[ButtonElement.buttonType])
      if text == (isSystem ? ".systemFont(ofSize: 15)" : ".systemFont(ofSize: 18)") { return [] }
      return [.property("titleLabel?.font", text)]
    }
    table.insets(ButtonElement.contentEdgeInsets, "contentEdgeInsets")
    table.insets(ButtonElement.titleEdgeInsets, "titleEdgeInsets")
    table.insets(ButtonElement.imageEdgeInsets, "imageEdgeInsets")
    table.write(ButtonElement.lineBreakMode) { mode, object, _ in
      guard let mode, mode != .middleTruncation, object[ButtonElement.configuration] == nil else { return [] }
      return [.property("titleLabel?.lineBreakMode", Expressions.lineBreak(mode))]
    }
    table.word(ButtonElement.role, "role", besides: .normal)
    table.bool(ButtonElement.changesSelectionAsPrimaryAction, "changesSelectionAsPrimaryAction", besides: false)
    table.write(ButtonElement.menu) { menu, _, context in
      menu.map { [.property("menu", context.menu($0))] } ?? []
    }
    table.bool(ButtonElement.adjustsImageWhenHighlighted, "adjustsImageWhenHighlighted", besides: true)
    table.bool(ButtonElement.adjustsImageWhenDisabled, "adjustsImageWhenDisabled", besides: true)
    table.bool(ButtonElement.pointerInteraction, "isPointerInteractionEnabled", besides: false)
    table.word(ButtonElement.behavioralStyle, "preferredBehavioralStyle", besides: .automatic)
    table.immaterial(ButtonElement.hasAttributedTitle, because: noTextSwitch)
    table.immaterial(
      ButtonElement.reversesTitleShadowWhenHighlighted, ButtonElement.showsTouchWhenHighlighted,
      ButtonElement.titleShadowOffset, because: "UIKit ignores it since iOS 7")
    table.inexpressible(
      ButtonElement.adjustsImageSizeForAccessibilityContentSizeCategory, because: "UIButton does not have this property"
    )
    table.inexpressible(ButtonElement.springLoaded, because: noSpringLoading)
  }

  static let switchControl = CodeAttributes(SwitchElement.schema) { table in
    table.bool(SwitchElement.on, "isOn", besides: false)
    table.text(SwitchElement.title, "title")
    table.word(SwitchElement.preferredStyle, "preferredStyle", besides: .automatic)
    table.color(SwitchElement.onTintColor, "onTintColor")
    table.color(SwitchElement.thumbTintColor, "thumbTintColor")
    table.immaterial(SwitchElement.onImage, SwitchElement.offImage, because: "switches show no images since iOS 7")
  }

  static let slider = CodeAttributes(SliderElement.schema) { table in
    // Files omit 0, even if the default of the class is 1.
    table.set(SliderElement.minValue, "minimumValue", absent: "0", besides: "0") { SwiftLiteral.number($0) }
    table.set(SliderElement.maxValue, "maximumValue", absent: "0", besides: "1") { SwiftLiteral.number($0) }
    table.set(SliderElement.value, "value", absent: "0", besides: "0") { SwiftLiteral.number($0) }
    table.bool(SliderElement.continuous, "isContinuous", besides: true)
    table.image(SliderElement.minimumValueImage, "minimumValueImage")
    table.image(SliderElement.maximumValueImage, "maximumValueImage")
    table.color(SliderElement.minimumTrackTintColor, "minimumTrackTintColor")
    table.color(SliderElement.maximumTrackTintColor, "maximumTrackTintColor")
    table.color(SliderElement.thumbTintColor, "thumbTintColor")
  }

  static let stepper = CodeAttributes(StepperElement.schema) { table in
    table.write(StepperElement.minimumValue) { minimum, object, context in
      let (low, high) = (minimum ?? 0, object[StepperElement.maximumValue] ?? 100)
      guard low < high else {
        context.note(object.element.position, "minimumValue \(low) is not below maximumValue \(high)")
        return []
      }
      let lowest = low == 0 ? [] : [Setting.property("minimumValue", SwiftLiteral.number(low))]
      let highest = high == 100 ? [] : [Setting.property("maximumValue", SwiftLiteral.number(high))]
      // The minimum must be less than the maximum whenever one of them is set. They are 0 and 100 in a new stepper.
      return low < 100 ? lowest + highest : highest + lowest
    }
    table.elsewhere(StepperElement.maximumValue)
    table.write(StepperElement.stepValue) { step, object, context in
      guard let step, step != 1 else { return [] }
      guard step > 0 else {
        context.note(object.element.position, "stepValue \(step) is not positive")
        return []
      }
      return [.property("stepValue", SwiftLiteral.number(step))]
    }
    table.number(StepperElement.value, "value", besides: 0)
    table.bool(StepperElement.autorepeat, "autorepeat", besides: true)
    table.bool(StepperElement.continuous, "isContinuous", besides: true)
    table.bool(StepperElement.wraps, "wraps", besides: false)
  }

  static let progressView = CodeAttributes(ProgressViewElement.schema) { table in
    table.number(ProgressViewElement.progress, "progress", besides: 0)
    table.color(ProgressViewElement.progressTintColor, "progressTintColor")
    table.color(ProgressViewElement.trackTintColor, "trackTintColor")
    table.image(ProgressViewElement.progressImage, "progressImage")
    table.image(ProgressViewElement.trackImage, "trackImage")
    table.word(ProgressViewElement.progressViewStyle, "progressViewStyle", besides: .default)
  }

  static let activityIndicatorView = CodeAttributes(ActivityIndicatorViewElement.schema) { table in
    table.write(ActivityIndicatorViewElement.style) { style, object, _ in
      guard style == .whiteLarge || style == .white, object[ActivityIndicatorViewElement.color] == nil else {
        return []
      }
      return [.property("color", ".white")]
    }
    table.color(ActivityIndicatorViewElement.color, "color")
    table.set(
      ActivityIndicatorViewElement.hidesWhenStopped, "hidesWhenStopped", absent: "false", besides: "true",
      SwiftLiteral.bool)
    table.write(ActivityIndicatorViewElement.animating) { isAnimating, _, _ in
      isAnimating == true ? [.call("startAnimating()")] : []
    }
  }

  static let pageControl = CodeAttributes(PageControlElement.schema) { table in
    table.integer(PageControlElement.numberOfPages, "numberOfPages", besides: 0)
    table.integer(PageControlElement.currentPage, "currentPage", besides: 0)
    table.bool(PageControlElement.hidesForSinglePage, "hidesForSinglePage", besides: false)
    table.bool(PageControlElement.allowsContinuousInteraction, "allowsContinuousInteraction", besides: true)
    table.word(PageControlElement.backgroundStyle, "backgroundStyle", besides: .automatic)
    table.color(PageControlElement.pageIndicatorTintColor, "pageIndicatorTintColor")
    table.color(PageControlElement.currentPageIndicatorTintColor, "currentPageIndicatorTintColor")
    table.image(PageControlElement.preferredIndicatorImage, "preferredIndicatorImage")
    table.immaterial(
      PageControlElement.defersCurrentPageDisplay, because: "iOS shows the current page at once since iOS 14")
  }

  static let segmentedControl = CodeAttributes(SegmentedControlElement.schema) { table in
    table.part("segments") { $1.segments(of: $0) }
    table.bool(SegmentedControlElement.momentary, "isMomentary", besides: false)
    table.bool(
      SegmentedControlElement.apportionsSegmentWidthsByContent, "apportionsSegmentWidthsByContent", besides: false)
    table.write(SegmentedControlElement.selectedSegmentIndex) { index, object, _ in
      guard let index, index >= 0, index < object.segments.count else { return [] }
      return [.property("selectedSegmentIndex", String(index))]
    }
    table.color(SegmentedControlElement.selectedSegmentTintColor, "selectedSegmentTintColor")
    table.inexpressible(SegmentedControlElement.springLoaded, because: noSpringLoading)
    table.immaterial(
      SegmentedControlElement.segmentControlStyle, because: "all styles have the same appearance since iOS 7")
  }

  static let datePicker = CodeAttributes(DatePickerElement.schema) { table in
    table.word(DatePickerElement.datePickerMode, "datePickerMode", besides: .dateAndTime)
    // Files from before iOS 13.4 specify no style. Only wheels were available then, and they are kept.
    table.set(DatePickerElement.style, "preferredDatePickerStyle", absent: ".wheels", besides: ".automatic") {
      ".\($0.rawValue)"
    }
    table.set(DatePickerElement.locale, "locale", besides: nil) {
      "Locale(identifier: \(SwiftLiteral.text($0.identifier)))"
    }
    table.set(DatePickerElement.timeZone, "timeZone", besides: nil) {
      "TimeZone(identifier: \(SwiftLiteral.text($0.name)))"
    }
    table.set(DatePickerElement.minimumDate, "minimumDate", besides: nil) { Self.date($0) }
    table.set(DatePickerElement.maximumDate, "maximumDate", besides: nil) { Self.date($0) }
    table.write(DatePickerElement.date) { date, object, _ in
      guard let date, object[DatePickerElement.useCurrentDate] != true else { return [] }
      return [.property("date", Self.date(date))]
    }
    table.elsewhere(DatePickerElement.useCurrentDate)
    table.integer(DatePickerElement.minuteInterval, "minuteInterval", besides: 1)
    table.number(DatePickerElement.countDownDuration, "countDownDuration", besides: 0)
    table.bool(DatePickerElement.roundsToMinuteInterval, "roundsToMinuteInterval", besides: true)
  }

  private static func date(_ date: DateValue) -> String {
    "Date(timeIntervalSinceReferenceDate: \(SwiftLiteral.number(date.secondsSinceReferenceDate)))"
  }

  static let pickerView = CodeAttributes(PickerViewElement.schema) { table in
    table.immaterial(PickerViewElement.showsSelectionIndicator, because: "pickers always show it since iOS 7")
  }

  static let colorWell = CodeAttributes(ColorWellElement.schema) { table in
    table.text(ColorWellElement.title, "title")
    table.bool(ColorWellElement.supportsAlpha, "supportsAlpha", besides: true)
    table.color(ColorWellElement.selectedColor, "selectedColor")
  }

  static let refreshControl = CodeAttributes(RefreshControlElement.schema) { table in
    table.write(RefreshControlElement.attributedTitle) { text, _, context in
      text.map { [.property("attributedTitle", context.expressions.attributedText($0))] } ?? []
    }
  }
}

extension AttributeContext {
  /// Returns the settings for the states of a button. With a configuration, states are remnants of an earlier version
  /// and are ignored.
  func buttonStates(of object: Object) -> [Setting] {
    guard object[ButtonElement.configuration] == nil else { return [] }
    var settings: [Setting] = []
    for state in object.buttonStates {
      let name = ".\(state.state.rawValue)"
      func call(_ method: String, _ value: String?) {
        if let value { settings.append(.call("\(method)(\(value), for: \(name))")) }
      }
      if let title = state.attributedTitle {
        call("setAttributedTitle", expressions.attributedText(title))
      } else {
        call("setTitle", state.title.map { expressions.text($0, of: object, "\(state.state.rawValue)Title") })
      }
      call("setTitleColor", state.titleColor.flatMap(expressions.color))
      call("setTitleShadowColor", state.titleShadowColor.flatMap(expressions.color))
      call("setImage", state.image.map(expressions.image))
      call("setBackgroundImage", state.backgroundImage.map(expressions.image))
      if let configuration = state.symbolConfiguration.flatMap(expressions.symbolConfiguration) {
        settings.append(.call("setPreferredSymbolConfiguration(\(configuration), forImageIn: \(name))"))
      }
    }
    return settings
  }

  func transformer(_ font: FontDescription) -> String {
    """
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = \(expressions.wholeFont(font))
      return attributes
    }
    """
  }

  func segments(of object: Object) -> [Setting] {
    var settings: [Setting] = []
    for (index, segment) in object.segments.enumerated() {
      if !segment.isEnabled { settings.append(.call("setEnabled(false, forSegmentAt: \(index))")) }
      if segment.width > 0 {
        settings.append(.call("setWidth(\(SwiftLiteral.number(segment.width)), forSegmentAt: \(index))"))
      }
      if let offset = segment.contentOffset, offset.width != 0 || offset.height != 0 {
        settings.append(.call("setContentOffset(\(Expressions.size(offset)), forSegmentAt: \(index))"))
      }
    }
    return settings
  }

  /// Returns a menu with its elements. Commands are sent up the responder chain, as in the file.
  func menu(_ menu: Object) -> String {
    var options: [String] = []
    if menu[MenuElement.inline] == true { options.append(".displayInline") }
    if menu[MenuElement.destructive] == true { options.append(".destructive") }
    if menu[MenuElement.singleSelection] == true { options.append(".singleSelection") }
    var arguments = ["title: \(SwiftLiteral.text(menu[MenuElement.title] ?? ""))"]
    if let image = menu[MenuElement.image] { arguments.append("image: \(expressions.image(image))") }
    if !options.isEmpty {
      arguments.append("options: \(options.count == 1 ? options[0] : "[\(options.joined(separator: ", "))]")")
    }
    let children = menu.menuElements.map { $0.kind == .menu ? self.menu($0) : command($0) }
    arguments.append("children: [\(children.joined(separator: ", "))]")
    return "UIMenu(\(arguments.joined(separator: ", ")))"
  }

  private func command(_ command: Object) -> String {
    var arguments = ["title: \(SwiftLiteral.text(command[CommandElement.title] ?? ""))"]
    if let image = command[CommandElement.image] { arguments.append("image: \(expressions.image(image))") }
    let selector = command[CommandElement.selector] ?? command.actions.first?.selector ?? ""
    arguments.append("action: Selector(\(SwiftLiteral.text(selector)))")
    return "UICommand(\(arguments.joined(separator: ", ")))"
  }
}
