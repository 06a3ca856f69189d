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
