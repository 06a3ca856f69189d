/// `slider`: UISlider.
package enum SliderElement {
  package static let value = Property<Double>("value")
  package static let minValue = Property<Double>("minValue")
  package static let maxValue = Property<Double>("maxValue")
  package static let continuous = Property<Bool>("continuous")
  package static let minimumValueImage = Property<ImageReference>("minimumValueImage")
  package static let maximumValueImage = Property<ImageReference>("maximumValueImage")
  package static let minimumTrackTintColor = Property<Color>("minimumTrackTintColor")
  package static let maximumTrackTintColor = Property<Color>("maximumTrackTintColor")
  package static let thumbTintColor = Property<Color>("thumbTintColor")

  package static let schema = ElementSchema(
    "slider", className: "UISlider", extends: ControlElement.schema,
    [
      value.rule, minValue.rule, maxValue.rule, continuous.rule, minimumValueImage.rule, maximumValueImage.rule,
      minimumTrackTintColor.rule, maximumTrackTintColor.rule, thumbTintColor.rule,
    ])
}
