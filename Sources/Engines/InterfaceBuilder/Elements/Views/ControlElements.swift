/// `control`, a plain UIControl, and the common properties of all controls.
package enum ControlElement {
  package static let enabled = Property<Bool>("enabled")
  package static let selected = Property<Bool>("selected")
  package static let highlighted = Property<Bool>("highlighted")
  package static let contentHorizontalAlignment = Property<HorizontalAlignment>("contentHorizontalAlignment")
  package static let contentVerticalAlignment = Property<VerticalAlignment>("contentVerticalAlignment")
  package static let toolTip = Property<String>("toolTip")
  package static let showsMenuAsPrimaryAction = Property<Bool>("showsMenuAsPrimaryAction")
  package static let contextMenuInteractionEnabled = Property<Bool>("contextMenuInteractionEnabled")
  package static let preferredBehavioralStyle = Property<ButtonBehavioralStyle>("preferredBehavioralStyle")

  package static let schema = ElementSchema(
    "control", className: "UIControl", extends: ViewElement.schema,
    [
      enabled.rule, selected.rule, highlighted.rule, contentHorizontalAlignment.rule, contentVerticalAlignment.rule,
      toolTip.rule, showsMenuAsPrimaryAction.rule, contextMenuInteractionEnabled.rule, preferredBehavioralStyle.rule,
    ])
}

/// `colorWell`: UIColorWell.
package enum ColorWellElement {
  package static let title = Property<String>("title")
  package static let supportsAlpha = Property<Bool>("supportsAlpha")
  package static let selectedColor = Property<Color>("selectedColor")

  package static let schema = ElementSchema(
    "colorWell", className: "UIColorWell", extends: ControlElement.schema,
    [
      title.rule, supportsAlpha.rule, selectedColor.rule,
    ])
}

/// `refreshControl`: UIRefreshControl.
package enum RefreshControlElement {
  package static let attributedTitle = Property<AttributedText>("attributedTitle")

  package static let schema = ElementSchema(
    "refreshControl", className: "UIRefreshControl", extends: ControlElement.schema,
    [
      attributedTitle.rule
    ])
}

/// `activityIndicatorView`: UIActivityIndicatorView.
package enum ActivityIndicatorViewElement {
  package static let style = Property<ActivityIndicatorStyle>("style")
  package static let animating = Property<Bool>("animating")
  package static let hidesWhenStopped = Property<Bool>("hidesWhenStopped")
  package static let color = Property<Color>("color")

  package static let schema = ElementSchema(
    "activityIndicatorView", className: "UIActivityIndicatorView", extends: ViewElement.schema,
    [
      style.rule, animating.rule, hidesWhenStopped.rule, color.rule,
    ])
}

/// `progressView`: UIProgressView.
package enum ProgressViewElement {
  package static let progress = Property<Double>("progress")
  package static let progressViewStyle = Property<ProgressViewStyle>("progressViewStyle")
  package static let progressTintColor = Property<Color>("progressTintColor")
  package static let trackTintColor = Property<Color>("trackTintColor")
  package static let progressImage = Property<ImageReference>("progressImage")
  package static let trackImage = Property<ImageReference>("trackImage")

  package static let schema = ElementSchema(
    "progressView", className: "UIProgressView", extends: ViewElement.schema,
    [
      progress.rule, progressViewStyle.rule, progressTintColor.rule, trackTintColor.rule, progressImage.rule,
      trackImage.rule,
    ])
}

/// `segmentedControl`: UISegmentedControl. Its segments are `Object.segments`.
package enum SegmentedControlElement {
  package static let segmentControlStyle = Property<SegmentedControlStyle>("segmentControlStyle")
  package static let selectedSegmentIndex = Property<Int>("selectedSegmentIndex")
  package static let momentary = Property<Bool>("momentary")
  package static let apportionsSegmentWidthsByContent = Property<Bool>("apportionsSegmentWidthsByContent")
  package static let springLoaded = Property<Bool>("springLoaded")
  package static let selectedSegmentTintColor = Property<Color>("selectedSegmentTintColor")

  package static let schema = ElementSchema(
    "segmentedControl", className: "UISegmentedControl", extends: ControlElement.schema,
    [
      segmentControlStyle.rule, selectedSegmentIndex.rule, momentary.rule, apportionsSegmentWidthsByContent.rule,
      springLoaded.rule, selectedSegmentTintColor.rule,
    ],
    children: ["segments"])
}

/// `stepper`: UIStepper.
package enum StepperElement {
  package static let value = Property<Double>("value")
  package static let minimumValue = Property<Double>("minimumValue")
  package static let maximumValue = Property<Double>("maximumValue")
  package static let stepValue = Property<Double>("stepValue")
  package static let autorepeat = Property<Bool>("autorepeat")
  package static let continuous = Property<Bool>("continuous")
  package static let wraps = Property<Bool>("wraps")

  package static let schema = ElementSchema(
    "stepper", className: "UIStepper", extends: ControlElement.schema,
    [
      value.rule, minimumValue.rule, maximumValue.rule, stepValue.rule, autorepeat.rule, continuous.rule, wraps.rule,
    ])
}

/// `switch`: UISwitch.
package enum SwitchElement {
  package static let on = Property<Bool>("on")
  package static let title = Property<String>("title")
  package static let preferredStyle = Property<SwitchStyle>("preferredStyle")
  package static let onTintColor = Property<Color>("onTintColor")
  package static let thumbTintColor = Property<Color>("thumbTintColor")
  package static let onImage = Property<ImageReference>("onImage")
  package static let offImage = Property<ImageReference>("offImage")

  package static let schema = ElementSchema(
    "switch", className: "UISwitch", extends: ControlElement.schema,
    [
      on.rule, title.rule, preferredStyle.rule, onTintColor.rule, thumbTintColor.rule, onImage.rule, offImage.rule,
    ])
}
