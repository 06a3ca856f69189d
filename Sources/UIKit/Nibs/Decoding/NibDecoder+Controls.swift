import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ view: UISwitch) {
    if let isOn = object[SwitchElement.on] { view.isOn = isOn }
    if let title = nib.file.localization.text(of: object, SwitchElement.title) { view.title = title }
    switch object[SwitchElement.preferredStyle] {
    case .checkbox?: view.preferredStyle = .checkbox
    case .sliding?: view.preferredStyle = .sliding
    case .automatic?, nil: break
    }
    if let color = nib.color(object[SwitchElement.onTintColor], at: object) { view.onTintColor = color }
    if let color = nib.color(object[SwitchElement.thumbTintColor], at: object) { view.thumbTintColor = color }
  }

  func decode(_ slider: UISlider) {
    // Files of Interface Builder leave out what is 0, also where the class begins with 1.
    slider.minimumValue = Float(object[SliderElement.minValue] ?? 0)
    slider.maximumValue = Float(object[SliderElement.maxValue] ?? 0)
    slider.value = Float(object[SliderElement.value] ?? 0)
    if let isContinuous = object[SliderElement.continuous] { slider.isContinuous = isContinuous }
    slider.minimumValueImage = nib.image(object[SliderElement.minimumValueImage], at: object)
    slider.maximumValueImage = nib.image(object[SliderElement.maximumValueImage], at: object)
    if let color = nib.color(object[SliderElement.minimumTrackTintColor], at: object) {
      slider.minimumTrackTintColor = color
    }
    if let color = nib.color(object[SliderElement.maximumTrackTintColor], at: object) {
      slider.maximumTrackTintColor = color
    }
    if let color = nib.color(object[SliderElement.thumbTintColor], at: object) { slider.thumbTintColor = color }
  }

  func decode(_ stepper: UIStepper) {
    if let value = object[StepperElement.minimumValue] { stepper.minimumValue = value }
    if let value = object[StepperElement.maximumValue] { stepper.maximumValue = value }
    if let value = object[StepperElement.stepValue] { stepper.stepValue = value }
    if let value = object[StepperElement.value] { stepper.value = value }
    if let repeats = object[StepperElement.autorepeat] { stepper.autorepeat = repeats }
    if let isContinuous = object[StepperElement.continuous] { stepper.isContinuous = isContinuous }
    if let wraps = object[StepperElement.wraps] { stepper.wraps = wraps }
  }

  func decode(_ view: UIProgressView) {
    view.progress = Float(object[ProgressViewElement.progress] ?? 0)
    if let color = nib.color(object[ProgressViewElement.progressTintColor], at: object) {
      view.progressTintColor = color
    }
    if let color = nib.color(object[ProgressViewElement.trackTintColor], at: object) { view.trackTintColor = color }
    if let image = nib.image(object[ProgressViewElement.progressImage], at: object) { view.progressImage = image }
    if let image = nib.image(object[ProgressViewElement.trackImage], at: object) { view.trackImage = image }
    if object[ProgressViewElement.progressViewStyle] == .bar { view.progressViewStyle = .bar }
  }

  func decode(_ view: UIActivityIndicatorView) {
    switch object[ActivityIndicatorViewElement.style] {
    case .large?: view.style = .large
    case .whiteLarge?:
      view.style = .large
      view.color = .white
    case .white?:
      view.style = .medium
      view.color = .white
    case .medium?, .gray?, nil: view.style = .medium
    }
    if let color = nib.color(object[ActivityIndicatorViewElement.color], at: object) { view.color = color }
    view.hidesWhenStopped = object[ActivityIndicatorViewElement.hidesWhenStopped] ?? false
    if object[ActivityIndicatorViewElement.animating] == true { view.startAnimating() }
  }

  func decode(_ control: UIPageControl) {
    if let count = object[PageControlElement.numberOfPages] { control.numberOfPages = count }
    if let page = object[PageControlElement.currentPage] { control.currentPage = page }
    if let hides = object[PageControlElement.hidesForSinglePage] { control.hidesForSinglePage = hides }
    if let allows = object[PageControlElement.allowsContinuousInteraction] {
      control.allowsContinuousInteraction = allows
    }
    switch object[PageControlElement.backgroundStyle] {
    case .prominent?: control.backgroundStyle = .prominent
    case .minimal?: control.backgroundStyle = .minimal
    case .automatic?, nil: break
    }
    if let color = nib.color(object[PageControlElement.pageIndicatorTintColor], at: object) {
      control.pageIndicatorTintColor = color
    }
    if let color = nib.color(object[PageControlElement.currentPageIndicatorTintColor], at: object) {
      control.currentPageIndicatorTintColor = color
    }
    if let image = nib.image(object[PageControlElement.preferredIndicatorImage], at: object) {
      control.preferredIndicatorImage = image
    }
  }

  func decode(_ control: UISegmentedControl) {
    let texts = nib.file.localization
    for (index, segment) in object.segments.enumerated() {
      if let image = nib.image(segment.image, at: object) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(
          withTitle: texts.title(ofSegment: index, of: object) ?? "", at: index, animated: false)
      }
      if !segment.isEnabled { control.setEnabled(false, forSegmentAt: index) }
      if segment.width > 0 { control.setWidth(CGFloat(segment.width), forSegmentAt: index) }
      if let offset = segment.contentOffset { control.setContentOffset(CGSize(offset), forSegmentAt: index) }
    }
    if let momentary = object[SegmentedControlElement.momentary] { control.isMomentary = momentary }
    if let apportions = object[SegmentedControlElement.apportionsSegmentWidthsByContent] {
      control.apportionsSegmentWidthsByContent = apportions
    }
    let selected = object[SegmentedControlElement.selectedSegmentIndex] ?? UISegmentedControl.noSegment
    if selected < control.numberOfSegments { control.selectedSegmentIndex = selected }
    if let color = nib.color(object[SegmentedControlElement.selectedSegmentTintColor], at: object) {
      control.selectedSegmentTintColor = color
    }
  }

  func decode(_ picker: UIDatePicker) {
    switch object[DatePickerElement.datePickerMode] {
    case .time?: picker.datePickerMode = .time
    case .date?: picker.datePickerMode = .date
    case .dateAndTime?, nil: picker.datePickerMode = .dateAndTime
    case .countDownTimer?: picker.datePickerMode = .countDownTimer
    case .yearAndMonth?: picker.datePickerMode = .yearAndMonth
    }
    switch object[DatePickerElement.style] {
    case .wheels?: picker.preferredDatePickerStyle = .wheels
    case .compact?: picker.preferredDatePickerStyle = .compact
    case .inline?: picker.preferredDatePickerStyle = .inline
    case .automatic?: picker.preferredDatePickerStyle = .automatic
    // Files of before iOS 13.4 name no style: the wheels were all there was, and stay.
    case nil: picker.preferredDatePickerStyle = .wheels
    }
    if let locale = object[DatePickerElement.locale] { picker.locale = Locale(identifier: locale.identifier) }
    if let zone = object[DatePickerElement.timeZone] { picker.timeZone = TimeZone(identifier: zone.name) }
    func date(_ property: Property<DateValue>) -> Date? {
      object[property].map { Date(timeIntervalSinceReferenceDate: $0.secondsSinceReferenceDate) }
    }
    picker.minimumDate = date(DatePickerElement.minimumDate)
    picker.maximumDate = date(DatePickerElement.maximumDate)
    if object[DatePickerElement.useCurrentDate] != true, let date = date(DatePickerElement.date) { picker.date = date }
    if let interval = object[DatePickerElement.minuteInterval] { picker.minuteInterval = interval }
    if let duration = object[DatePickerElement.countDownDuration] { picker.countDownDuration = duration }
    if let rounds = object[DatePickerElement.roundsToMinuteInterval] { picker.roundsToMinuteInterval = rounds }
  }

  func decode(_ well: UIColorWell) {
    well.title = nib.file.localization.text(of: object, ColorWellElement.title)
    if let supports = object[ColorWellElement.supportsAlpha] { well.supportsAlpha = supports }
    if let color = nib.color(object[ColorWellElement.selectedColor], at: object) { well.selectedColor = color }
  }

  func decode(_ control: UIRefreshControl) {
    if let title = nib.attributedText(object[RefreshControlElement.attributedTitle], at: object) {
      control.attributedTitle = title
    }
  }

  func decode(_ view: UIImageView) {
    decodeLooks(of: view)
    if let configuration = nib.symbolConfiguration(object[ImageViewElement.preferredSymbolConfiguration], at: object) {
      view.preferredSymbolConfiguration = configuration
    }
    view.image = nib.image(object.value(ImageViewElement.image, in: nib.traits), at: object)
    view.highlightedImage = nib.image(object[ImageViewElement.highlightedImage], at: object)
    if let isHighlighted = object[ImageViewElement.highlighted] { view.isHighlighted = isHighlighted }
    if let duration = object[ImageViewElement.animationDuration] { view.animationDuration = duration }
    if let count = object[ImageViewElement.animationRepeatCount] { view.animationRepeatCount = count }
  }
}
