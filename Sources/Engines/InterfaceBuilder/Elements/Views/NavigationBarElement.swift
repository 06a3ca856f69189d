/// `navigationBar`: UINavigationBar.
package enum NavigationBarElement {
  package static let barStyle = Property<BarStyle>("barStyle")
  package static let translucent = Property<Bool>("translucent")
  package static let largeTitles = Property<Bool>("largeTitles")
  package static let barTintColor = Property<Color>("barTintColor")
  package static let titleTextAttributes = Property<TextAttributes>("titleTextAttributes")
  package static let largeTitleTextAttributes = Property<TextAttributes>("largeTitleTextAttributes")
  package static let backgroundImage = Property<ImageReference>("backgroundImage")
  package static let shadowImage = Property<ImageReference>("shadowImage")
  package static let backIndicatorImage = Property<ImageReference>("backIndicatorImage")
  package static let backIndicatorTransitionMaskImage = Property<ImageReference>("backIndicatorTransitionMaskImage")
  package static let standardAppearance = Property<BarAppearance>("standardAppearance")
  package static let compactAppearance = Property<BarAppearance>("compactAppearance")
  package static let scrollEdgeAppearance = Property<BarAppearance>("scrollEdgeAppearance")
  package static let compactScrollEdgeAppearance = Property<BarAppearance>("compactScrollEdgeAppearance")

  package static let schema = ElementSchema(
    "navigationBar", className: "UINavigationBar", extends: ViewElement.schema,
    [
      barStyle.rule, translucent.rule, largeTitles.rule, barTintColor.rule, titleTextAttributes.rule,
      largeTitleTextAttributes.rule, backgroundImage.rule, shadowImage.rule, backIndicatorImage.rule,
      backIndicatorTransitionMaskImage.rule, standardAppearance.rule, compactAppearance.rule,
      scrollEdgeAppearance.rule, compactScrollEdgeAppearance.rule,
    ],
    children: ["items"])
}
