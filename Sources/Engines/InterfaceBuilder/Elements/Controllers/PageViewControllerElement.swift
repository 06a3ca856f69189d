/// `pageViewController`: UIPageViewController.
package enum PageViewControllerElement {
  package static let navigationOrientation = Property<Axis>("navigationOrientation")
  package static let transitionStyle = Property<PageTransitionStyle>("transitionStyle")
  package static let pageSpacing = Property<Double>("pageSpacing")
  package static let doubleSided = Property<Bool>("doubleSided")
  package static let spineLocation = Property<PageSpineLocation>("spineLocation")

  package static let schema = ElementSchema(
    "pageViewController", className: "UIPageViewController", extends: ViewControllerElement.schema,
    [
      navigationOrientation.rule, transitionStyle.rule, pageSpacing.rule, doubleSided.rule, spineLocation.rule,
    ])
}
