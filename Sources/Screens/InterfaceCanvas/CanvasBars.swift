import InterfaceBuilder

/// The bars that Interface Builder displays around a controller's view: those of the scene, or those that result from
/// the storyboard's segues.
struct CanvasBars {
  var hasStatusBar = true
  var hasNavigationBar = false
  /// Whether the view begins below the bar, because the bar is opaque.
  var isNavigationBarOpaque = false
  var hasLargeTitle = false
  /// Whether the navigation bar has large titles that its controller does not decline. They need no room of their own.
  var isBelowLargeTitle = false
  var hasPrompt = false
  /// Whether the view is in a sheet, if the segues or the file say so.
  var isInSheet = false
  /// Whether a toolbar or a tab bar exists.
  var hasBottomBar = false

  init(of controller: Object, in document: Document) {
    let storyboard = CanvasSegues(document)
    let container = storyboard.navigationController(above: controller)
    isInSheet = storyboard.isSheet(container ?? controller)
    if controller.isNil(ViewControllerElement.simulatedStatusBarMetrics) { hasStatusBar = false }
    if controller.isNil(ViewControllerElement.simulatedTopBarMetrics) {
      hasNavigationBar = false
    } else if let top = controller[ViewControllerElement.simulatedTopBarMetrics] {
      hasNavigationBar = top.kind == .navigationBar || top.kind == .toolbar
      hasPrompt = top.attributes["prompted"] == "YES"
      isNavigationBarOpaque = top.attributes["translucent"] == "NO"
    } else if let container {
      hasNavigationBar = container[NavigationControllerElement.navigationBarHidden] != true
      let bar = container[NavigationControllerElement.navigationBar]
      hasLargeTitle = bar?[NavigationBarElement.largeTitles] == true
      isNavigationBarOpaque = hasNavigationBar && bar?[NavigationBarElement.translucent] == false
    }
    if controller[ViewControllerElement.extendedLayoutIncludesOpaqueBars] == true { isNavigationBarOpaque = false }
    // Only controllers that always have a large title display it.
    let item = controller[ViewControllerElement.navigationItem]
    isBelowLargeTitle = hasLargeTitle && item?[NavigationItemElement.largeTitleDisplayMode] != .never
    hasLargeTitle = hasLargeTitle && item?[NavigationItemElement.largeTitleDisplayMode] == .always
    if controller.isNil(ViewControllerElement.simulatedBottomBarMetrics) {
      hasBottomBar = false
    } else if let bottom = controller[ViewControllerElement.simulatedBottomBarMetrics] {
      hasBottomBar = bottom.kind == .toolbar || bottom.kind == .tabBar
    } else if controller[ViewControllerElement.hidesBottomBarWhenPushed] != true {
      hasBottomBar =
        storyboard.tabBarController(above: container ?? controller) != nil
        || container.map { $0[NavigationControllerElement.toolbarHidden] == false } ?? false
    }
  }

  /// Creates the bars of a view without a controller: only the status bar, unless the file defines others.
  init(ofView view: Object) {
    hasStatusBar = !view.isNil(ViewElement.simulatedStatusBarMetrics)
    if let top = view[ViewElement.simulatedTopBarMetrics] { hasNavigationBar = top.kind == .navigationBar }
    if let bottom = view[ViewElement.simulatedBottomBarMetrics] {
      hasBottomBar = bottom.kind == .toolbar || bottom.kind == .tabBar
    }
  }
}
