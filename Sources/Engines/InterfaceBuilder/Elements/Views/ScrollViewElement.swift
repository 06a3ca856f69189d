/// `scrollView`: UIScrollView, and the common properties of tables, collections and text views.
package enum ScrollViewElement {
  package static let alwaysBounceVertical = Property<Bool>("alwaysBounceVertical")
  package static let alwaysBounceHorizontal = Property<Bool>("alwaysBounceHorizontal")
  package static let bounces = Property<Bool>("bounces")
  package static let bouncesZoom = Property<Bool>("bouncesZoom")
  package static let scrollEnabled = Property<Bool>("scrollEnabled")
  package static let pagingEnabled = Property<Bool>("pagingEnabled")
  package static let directionalLockEnabled = Property<Bool>("directionalLockEnabled")
  package static let showsHorizontalScrollIndicator = Property<Bool>("showsHorizontalScrollIndicator")
  package static let showsVerticalScrollIndicator = Property<Bool>("showsVerticalScrollIndicator")
  package static let indicatorStyle = Property<IndicatorStyle>("indicatorStyle")
  package static let keyboardDismissMode = Property<KeyboardDismissMode>("keyboardDismissMode")
  package static let minimumZoomScale = Property<Double>("minimumZoomScale")
  package static let maximumZoomScale = Property<Double>("maximumZoomScale")
  package static let delaysContentTouches = Property<Bool>("delaysContentTouches")
  package static let canCancelContentTouches = Property<Bool>("canCancelContentTouches")
  package static let contentInsetAdjustmentBehavior = Property<ContentInsetAdjustment>("contentInsetAdjustmentBehavior")
  package static let automaticallyAdjustsScrollIndicatorInsets = Property<Bool>(
    "automaticallyAdjustsScrollIndicatorInsets")
  package static let contentInset = Property<EdgeInsets>("contentInset")
  package static let scrollIndicatorInsets = Property<EdgeInsets>("scrollIndicatorInsets")
  package static let verticalScrollIndicatorInsets = Property<EdgeInsets>("verticalScrollIndicatorInsets")
  package static let horizontalScrollIndicatorInsets = Property<EdgeInsets>("horizontalScrollIndicatorInsets")
  package static let contentSize = Property<Size>("contentSize")
  package static let contentOffset = Property<Point>("contentOffset")
  package static let refreshControl = Property<Object>("refreshControl")

  package static let schema = ElementSchema(
    "scrollView", className: "UIScrollView", extends: ViewElement.schema,
    [
      alwaysBounceVertical.rule, alwaysBounceHorizontal.rule, bounces.rule, bouncesZoom.rule, scrollEnabled.rule,
      pagingEnabled.rule, directionalLockEnabled.rule, showsHorizontalScrollIndicator.rule,
      showsVerticalScrollIndicator.rule, indicatorStyle.rule, keyboardDismissMode.rule, minimumZoomScale.rule,
      maximumZoomScale.rule, delaysContentTouches.rule, canCancelContentTouches.rule,
      contentInsetAdjustmentBehavior.rule, automaticallyAdjustsScrollIndicatorInsets.rule, contentInset.rule,
      scrollIndicatorInsets.rule, verticalScrollIndicatorInsets.rule, horizontalScrollIndicatorInsets.rule,
      contentSize.rule, contentOffset.rule, refreshControl.rule,
    ])
}
