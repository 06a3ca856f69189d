/// `pageControl`: UIPageControl.
package enum PageControlElement {
  package static let numberOfPages = Property<Int>("numberOfPages")
  package static let currentPage = Property<Int>("currentPage")
  package static let hidesForSinglePage = Property<Bool>("hidesForSinglePage")
  package static let defersCurrentPageDisplay = Property<Bool>("defersCurrentPageDisplay")
  package static let allowsContinuousInteraction = Property<Bool>("allowsContinuousInteraction")
  package static let backgroundStyle = Property<PageControlBackgroundStyle>("backgroundStyle")
  package static let pageIndicatorTintColor = Property<Color>("pageIndicatorTintColor")
  package static let currentPageIndicatorTintColor = Property<Color>("currentPageIndicatorTintColor")
  package static let preferredIndicatorImage = Property<ImageReference>("preferredIndicatorImage")

  package static let schema = ElementSchema(
    "pageControl", className: "UIPageControl", extends: ControlElement.schema,
    [
      numberOfPages.rule, currentPage.rule, hidesForSinglePage.rule, defersCurrentPageDisplay.rule,
      allowsContinuousInteraction.rule, backgroundStyle.rule, pageIndicatorTintColor.rule,
      currentPageIndicatorTintColor.rule, preferredIndicatorImage.rule,
    ])
}
