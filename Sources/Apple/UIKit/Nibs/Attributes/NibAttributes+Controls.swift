import Foundation
import InterfaceBuilder

extension NibAttributes {
  static let control = AttributeTable<UIControl>(ControlElement.schema) { table in
    table.set(ControlElement.enabled, \.isEnabled)
    table.set(ControlElement.selected, \.isSelected)
    table.set(ControlElement.highlighted, \.isHighlighted)
    table.set(ControlElement.contentHorizontalAlignment, \.contentHorizontalAlignment) {
      switch $0 {
      case .center: .center
      case .left: .left
      case .right: .right
      case .fill: .fill
      case .leading: .leading
      case .trailing: .trailing
      }
    }
    table.set(ControlElement.contentVerticalAlignment, \.contentVerticalAlignment) {
      switch $0 {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .fill: .fill
      }
    }
    table.set(ControlElement.showsMenuAsPrimaryAction, \.showsMenuAsPrimaryAction)
    table.unsupported(ControlElement.toolTip, because: "tooltips are not supported")
    table.unsupported(
      ControlElement.contextMenuInteractionEnabled, because: "the menu of a control always opens on touch")
    table.immaterial(ControlElement.preferredBehavioralStyle, because: "it applies to Mac apps only")
  }

  static let switchControl = AttributeTable<UISwitch>(SwitchElement.schema) { table in
    table.set(SwitchElement.on, \.isOn)
    table.text(SwitchElement.title, \.title)
    table.read(SwitchElement.preferredStyle) { view, style, _ in
      switch style {
      case .checkbox?: view.preferredStyle = .checkbox
      case .sliding?: view.preferredStyle = .sliding
      case .automatic?, nil: break
      }
    }
    table.color(SwitchElement.onTintColor, \.onTintColor)
    table.color(SwitchElement.thumbTintColor, \.thumbTintColor)
    table.unsupported(
      SwitchElement.onImage, SwitchElement.offImage, because: "switches show no images since iOS 7")
  }

  static let slider = AttributeTable<UISlider>(SliderElement.schema) { table in
    // Interface Builder omits values of 0, even if the class has a default of 1.
    table.set(SliderElement.minValue, \.minimumValue, or: 0) { Float($0) }
    table.set(SliderElement.maxValue, \.maximumValue, or: 0) { Float($0) }
    table.set(SliderElement.value, \.value, or: 0) { Float($0) }
    table.set(SliderElement.continuous, \.isContinuous)
    table.image(SliderElement.minimumValueImage, \.minimumValueImage)
    table.image(SliderElement.maximumValueImage, \.maximumValueImage)
    table.color(SliderElement.minimumTrackTintColor, \.minimumTrackTintColor)
    table.color(SliderElement.maximumTrackTintColor, \.maximumTrackTintColor)
    table.color(SliderElement.thumbTintColor, \.thumbTintColor)
  }

  static let stepper = AttributeTable<UIStepper>(StepperElement.schema) { table in
    table.read(StepperElement.minimumValue) { stepper, minimum, decoder in
      let maximum = decoder.object[StepperElement.maximumValue]
      let (low, high) = (minimum ?? stepper.minimumValue, maximum ?? stepper.maximumValue)
      guard low < high else {
        let rule = "\(low) is not below \(high)"
        return decoder.nib.report(.refusedValue("minimumValue", class: "UIStepper", rule: rule), at: decoder.object)
      }
      stepper.setRange(low, high)
    }
    table.readElsewhere(StepperElement.maximumValue)
    table.read(StepperElement.stepValue) { stepper, step, decoder in
      guard let step else { return }
      guard step > 0 else {
        let rule = "\(step) is not positive"
        return decoder.nib.report(.refusedValue("stepValue", class: "UIStepper", rule: rule), at: decoder.object)
      }
      stepper.stepValue = step
    }
    table.set(StepperElement.value, \.value)
    table.set(StepperElement.autorepeat, \.autorepeat)
    table.set(StepperElement.continuous, \.isContinuous)
    table.set(StepperElement.wraps, \.wraps)
  }

  static let progressView = AttributeTable<UIProgressView>(ProgressViewElement.schema) { table in
    table.set(ProgressViewElement.progress, \.progress, or: 0) { Float($0) }
    table.color(ProgressViewElement.progressTintColor, \.progressTintColor)
    table.color(ProgressViewElement.trackTintColor, \.trackTintColor)
    table.image(ProgressViewElement.progressImage, \.progressImage)
    table.image(ProgressViewElement.trackImage, \.trackImage)
    table.read(ProgressViewElement.progressViewStyle) { view, style, _ in
      if style == .bar { view.progressViewStyle = .bar }
    }
  }

  static let activityIndicatorView = AttributeTable<UIActivityIndicatorView>(ActivityIndicatorViewElement.schema) {
    table in
    table.read(ActivityIndicatorViewElement.style) { view, style, _ in
      switch style {
      case .large?: view.style = .large
      case .whiteLarge?:
        view.style = .large
        view.color = .white
      case .white?:
        view.style = .medium
        view.color = .white
      case .medium?, .gray?, nil: view.style = .medium
      }
    }
    table.color(ActivityIndicatorViewElement.color) { $0.color = $1 }
    table.set(ActivityIndicatorViewElement.hidesWhenStopped, \.hidesWhenStopped, or: false)
    table.read(ActivityIndicatorViewElement.animating) { view, isAnimating, _ in
      if isAnimating == true { view.startAnimating() }
    }
  }

  static let pageControl = AttributeTable<UIPageControl>(PageControlElement.schema) { table in
    table.set(PageControlElement.numberOfPages, \.numberOfPages)
    table.set(PageControlElement.currentPage, \.currentPage)
    table.set(PageControlElement.hidesForSinglePage, \.hidesForSinglePage)
    table.set(PageControlElement.allowsContinuousInteraction, \.allowsContinuousInteraction)
    table.read(PageControlElement.backgroundStyle) { control, style, _ in
      switch style {
      case .prominent?: control.backgroundStyle = .prominent
      case .minimal?: control.backgroundStyle = .minimal
      case .automatic?, nil: break
      }
    }
    table.color(PageControlElement.pageIndicatorTintColor, \.pageIndicatorTintColor)
    table.color(PageControlElement.currentPageIndicatorTintColor, \.currentPageIndicatorTintColor)
    table.image(PageControlElement.preferredIndicatorImage, \.preferredIndicatorImage)
    table.unsupported(
      PageControlElement.defersCurrentPageDisplay, because: "iOS shows the current page at once since iOS 14")
  }

  static let segmentedControl = AttributeTable<UISegmentedControl>(SegmentedControlElement.schema) { table in
    table.part("segments") { control, decoder in decoder.decodeSegments(of: control) }
    table.set(SegmentedControlElement.momentary, \.isMomentary)
    table.set(SegmentedControlElement.apportionsSegmentWidthsByContent, \.apportionsSegmentWidthsByContent)
    table.read(SegmentedControlElement.selectedSegmentIndex) { control, index, _ in
      let selected = index ?? UISegmentedControl.noSegment
      // Any negative number means no selection.
      if selected < control.numberOfSegments {
        control.selectedSegmentIndex = max(selected, UISegmentedControl.noSegment)
      }
    }
    table.color(SegmentedControlElement.selectedSegmentTintColor, \.selectedSegmentTintColor)
    table.unsupported(SegmentedControlElement.springLoaded, because: noSpringLoading)
    table.immaterial(
      SegmentedControlElement.segmentControlStyle, because: "all styles have the same appearance since iOS 7")
  }

  static let noSpringLoading = "spring loading is not supported"

  static let datePicker = AttributeTable<UIDatePicker>(DatePickerElement.schema) { table in
    table.set(DatePickerElement.datePickerMode, \.datePickerMode, or: .dateAndTime) {
      switch $0 {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      case .yearAndMonth: .yearAndMonth
      }
    }
    // Files before iOS 13.4 have no style. Wheels were the only one and remain the default.
    table.set(DatePickerElement.style, \.preferredDatePickerStyle, or: .wheels) {
      switch $0 {
      case .wheels: .wheels
      case .compact: .compact
      case .inline: .inline
      case .automatic: .automatic
      }
    }
    table.read(DatePickerElement.locale) { picker, locale, _ in
      if let locale { picker.locale = Locale(identifier: locale.identifier) }
    }
    table.read(DatePickerElement.timeZone) { picker, zone, _ in
      if let zone { picker.timeZone = TimeZone(identifier: zone.name) }
    }
    func date(_ value: DateValue?) -> Date? {
      value.map { Date(timeIntervalSinceReferenceDate: $0.secondsSinceReferenceDate) }
    }
    table.read(DatePickerElement.minimumDate) { picker, value, _ in picker.minimumDate = date(value) }
    table.read(DatePickerElement.maximumDate) { picker, value, _ in picker.maximumDate = date(value) }
    table.readElsewhere(DatePickerElement.useCurrentDate)
    table.read(DatePickerElement.date) { picker, value, decoder in
      guard decoder.object[DatePickerElement.useCurrentDate] != true, let date = date(value) else { return }
      picker.date = date
    }
    table.set(DatePickerElement.minuteInterval, \.minuteInterval)
    table.set(DatePickerElement.countDownDuration, \.countDownDuration)
    table.set(DatePickerElement.roundsToMinuteInterval, \.roundsToMinuteInterval)
  }

  static let pickerView = AttributeTable<UIPickerView>(PickerViewElement.schema) { table in
    table.immaterial(PickerViewElement.showsSelectionIndicator, because: "pickers always show it since iOS 7")
  }

  static let colorWell = AttributeTable<UIColorWell>(ColorWellElement.schema) { table in
    table.text(ColorWellElement.title) { $0.title = $1 }
    table.set(ColorWellElement.supportsAlpha, \.supportsAlpha)
    table.color(ColorWellElement.selectedColor, \.selectedColor)
  }

  static let refreshControl = AttributeTable<UIRefreshControl>(RefreshControlElement.schema) { table in
    table.read(RefreshControlElement.attributedTitle) { control, title, decoder in
      if let title = decoder.nib.attributedText(title, at: decoder.object) { control.attributedTitle = title }
    }
  }

  static let imageView = AttributeTable<UIImageView>(ImageViewElement.schema) { table in
    table.then { view, decoder in viewLooks.decode(view, from: decoder) }
    table.read(ImageViewElement.preferredSymbolConfiguration) { view, configuration, decoder in
      if let configuration = decoder.nib.symbolConfiguration(configuration, at: decoder.object) {
        view.preferredSymbolConfiguration = configuration
      }
    }
    @MainActor func image(
      _ property: Property<ImageReference>, _ path: ReferenceWritableKeyPath<UIImageView, UIImage?>
    ) {
      @MainActor func set(_ view: UIImageView, _ image: ImageReference?, _ decoder: NibDecoder) {
        view[keyPath: path] = decoder.nib.image(image, at: decoder.object)
      }
      table.read(property, set, varied: set)
    }
    image(ImageViewElement.image, \.image)
    image(ImageViewElement.highlightedImage, \.highlightedImage)
    table.set(ImageViewElement.highlighted, \.isHighlighted)
    table.set(ImageViewElement.animationDuration, \.animationDuration)
    table.set(ImageViewElement.animationRepeatCount, \.animationRepeatCount)
    table.unsupported(
      ImageViewElement.adjustsImageSizeForAccessibilityContentSizeCategory, because: noScaledImages)
    table.readElsewhere(ImageViewElement.catalog)
  }

  static let noScaledImages = "images do not scale with the text size"
}
