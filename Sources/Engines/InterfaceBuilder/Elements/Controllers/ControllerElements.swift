/// `avPlayerViewController`: AVPlayerViewController.
package enum AvPlayerViewControllerElement {
  package static let showsPlaybackControls = Property<Bool>("showsPlaybackControls")
  package static let videoGravity = Property<String>("videoGravity")
  package static let allowsPictureInPicturePlayback = Property<Bool>("allowsPictureInPicturePlayback")
  package static let entersFullScreenWhenPlaybackBegins = Property<Bool>("entersFullScreenWhenPlaybackBegins")
  package static let exitsFullScreenWhenPlaybackEnds = Property<Bool>("exitsFullScreenWhenPlaybackEnds")
  package static let updatesNowPlayingInfoCenter = Property<Bool>("updatesNowPlayingInfoCenter")

  package static let schema = ElementSchema(
    "avPlayerViewController", className: "AVPlayerViewController", extends: ViewControllerElement.schema,
    [
      showsPlaybackControls.rule, videoGravity.rule, allowsPictureInPicturePlayback.rule,
      entersFullScreenWhenPlaybackBegins.rule, exitsFullScreenWhenPlaybackEnds.rule,
      updatesNowPlayingInfoCenter.rule,
    ])
}

/// `collectionViewController`: UICollectionViewController.
package enum CollectionViewControllerElement {
  package static let clearsSelectionOnViewWillAppear = Property<Bool>("clearsSelectionOnViewWillAppear")

  package static let schema = ElementSchema(
    "collectionViewController", className: "UICollectionViewController", extends: ViewControllerElement.schema,
    [
      clearsSelectionOnViewWillAppear.rule
    ])
}

/// `glkViewController`: GLKViewController.
package enum GlkViewControllerElement {
  package static let preferredFramesPerSecond = Property<Int>("preferredFramesPerSecond")
  package static let pauseOnWillResignActive = Property<Bool>("pauseOnWillResignActive")
  package static let resumeOnDidBecomeActive = Property<Bool>("resumeOnDidBecomeActive")

  package static let schema = ElementSchema(
    "glkViewController", className: "GLKViewController", extends: ViewControllerElement.schema,
    [
      preferredFramesPerSecond.rule, pauseOnWillResignActive.rule, resumeOnDidBecomeActive.rule,
    ])
}

/// `hostingController`: UIHostingController of SwiftUI.
package enum HostingControllerElement {
  package static let schema = ElementSchema(
    "hostingController", className: "UIHostingController", extends: ViewControllerElement.schema)
}

/// `navigationController`: UINavigationController.
package enum NavigationControllerElement {
  package static let navigationBarHidden = Property<Bool>("navigationBarHidden")
  package static let toolbarHidden = Property<Bool>("toolbarHidden")
  package static let hidesBarsOnSwipe = Property<Bool>("hidesBarsOnSwipe")
  package static let hidesBarsOnTap = Property<Bool>("hidesBarsOnTap")
  package static let hidesBarsWhenKeyboardAppears = Property<Bool>("hidesBarsWhenKeyboardAppears")
  package static let hidesBarsWhenVerticallyCompact = Property<Bool>("hidesBarsWhenVerticallyCompact")
  package static let navigationBar = Property<Object>("navigationBar")
  package static let toolbar = Property<Object>("toolbar")

  package static let schema = ElementSchema(
    "navigationController", className: "UINavigationController", extends: ViewControllerElement.schema,
    [
      navigationBarHidden.rule, toolbarHidden.rule, hidesBarsOnSwipe.rule, hidesBarsOnTap.rule,
      hidesBarsWhenKeyboardAppears.rule, hidesBarsWhenVerticallyCompact.rule, navigationBar.rule, toolbar.rule,
    ])
}

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

/// `tabBarController`: UITabBarController.
package enum TabBarControllerElement {
  package static let tabBar = Property<Object>("tabBar")
  package static let mode = Property<String>("mode")

  package static let schema = ElementSchema(
    "tabBarController", className: "UITabBarController", extends: ViewControllerElement.schema,
    [
      tabBar.rule, mode.rule,
    ])
}

/// `tableViewController`: UITableViewController.
package enum TableViewControllerElement {
  package static let clearsSelectionOnViewWillAppear = Property<Bool>("clearsSelectionOnViewWillAppear")
  package static let refreshControl = Property<Object>("refreshControl")

  package static let schema = ElementSchema(
    "tableViewController", className: "UITableViewController", extends: ViewControllerElement.schema,
    [
      clearsSelectionOnViewWillAppear.rule, refreshControl.rule,
    ])
}

/// `viewControllerPlaceholder`: a controller of another storyboard.
package enum ViewControllerPlaceholderElement {
  package static let storyboardName = Property<String>("storyboardName")
  package static let referencedIdentifier = Property<String>("referencedIdentifier")
  package static let bundleIdentifier = Property<String>("bundleIdentifier")

  package static let schema = ElementSchema(
    "viewControllerPlaceholder", extends: ViewControllerElement.schema,
    [
      storyboardName.rule, referencedIdentifier.rule, bundleIdentifier.rule,
    ])
}
