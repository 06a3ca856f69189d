/// `viewController`, and the common properties of all controllers.
package enum ViewControllerElement {
  package static let title = Property<String>("title")
  package static let storyboardIdentifier = Property<String>("storyboardIdentifier")
  package static let useStoryboardIdentifierAsRestorationIdentifier = Property<Bool>(
    "useStoryboardIdentifierAsRestorationIdentifier")
  package static let restorationIdentifier = Property<String>("restorationIdentifier")
  package static let nibName = Property<String>("nibName")
  package static let automaticallyAdjustsScrollViewInsets = Property<Bool>("automaticallyAdjustsScrollViewInsets")
  package static let extendedLayoutIncludesOpaqueBars = Property<Bool>("extendedLayoutIncludesOpaqueBars")
  package static let hidesBottomBarWhenPushed = Property<Bool>("hidesBottomBarWhenPushed")
  package static let autoresizesArchivedViewToFullSize = Property<Bool>("autoresizesArchivedViewToFullSize")
  package static let wantsFullScreenLayout = Property<Bool>("wantsFullScreenLayout")
  package static let definesPresentationContext = Property<Bool>("definesPresentationContext")
  package static let providesPresentationContextTransitionStyle = Property<Bool>(
    "providesPresentationContextTransitionStyle")
  package static let modalTransitionStyle = Property<ModalTransitionStyle>("modalTransitionStyle")
  package static let modalPresentationStyle = Property<ModalPresentationStyle>("modalPresentationStyle")
  package static let focusGroupIdentifier = Property<String>("focusGroupIdentifier")
  package static let interfaceStyle = Property<String>("interfaceStyle")
  package static let edgesForExtendedLayout = Property<ExtendedEdges>("edgesForExtendedLayout")
  package static let freeformSize = Property<Size>("freeformSize")
  package static let preferredContentSize = Property<Size>("preferredContentSize")
  package static let contentSizeForViewInPopover = Property<Size>("contentSizeForViewInPopover")
  package static let view = Property<Object>("view")
  package static let navigationItem = Property<Object>("navigationItem")
  package static let tabBarItem = Property<Object>("tabBarItem")
  package static let simulatedStatusBarMetrics = Property<SimulatedMetrics>("simulatedStatusBarMetrics")
  package static let simulatedTopBarMetrics = Property<SimulatedMetrics>("simulatedTopBarMetrics")
  package static let simulatedBottomBarMetrics = Property<SimulatedMetrics>("simulatedBottomBarMetrics")
  package static let simulatedDestinationMetrics = Property<SimulatedMetrics>("simulatedDestinationMetrics")
  package static let simulatedOrientationMetrics = Property<SimulatedMetrics>("simulatedOrientationMetrics")
  package static let simulatedScreenMetrics = Property<SimulatedMetrics>("simulatedScreenMetrics")
  package static let simulatedAppContext = Property<String>("simulatedAppContext")

  package static let schema = ElementSchema(
    "viewController", className: "UIViewController", extends: ObjectElement.schema,
    [
      title.rule, storyboardIdentifier.rule, useStoryboardIdentifierAsRestorationIdentifier.rule,
      restorationIdentifier.rule, nibName.rule, automaticallyAdjustsScrollViewInsets.rule,
      extendedLayoutIncludesOpaqueBars.rule, hidesBottomBarWhenPushed.rule, autoresizesArchivedViewToFullSize.rule,
      wantsFullScreenLayout.rule, definesPresentationContext.rule, providesPresentationContextTransitionStyle.rule,
      modalTransitionStyle.rule, modalPresentationStyle.rule, focusGroupIdentifier.rule, interfaceStyle.rule,
      edgesForExtendedLayout.rule, freeformSize.rule, preferredContentSize.rule, contentSizeForViewInPopover.rule,
      view.rule, navigationItem.rule, tabBarItem.rule, simulatedStatusBarMetrics.rule, simulatedTopBarMetrics.rule,
      simulatedBottomBarMetrics.rule, simulatedDestinationMetrics.rule, simulatedOrientationMetrics.rule,
      simulatedScreenMetrics.rule, simulatedAppContext.rule,
    ],
    children: ["layoutGuides", "toolbarItems", "keyCommands", "nil"])
}
