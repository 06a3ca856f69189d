import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// What every controller has. Its view is made when it is asked for.
  func decode(_ controller: UIViewController) {
    nib.adopt(controller, for: object)
    controller.sceneStorage = nib.scene
    nib.scene?.controller = controller
    controller.title = nib.file.localization.text(of: object, ViewControllerElement.title)
    if let size = object[ViewControllerElement.preferredContentSize] { controller.preferredContentSize = CGSize(size) }
    if let hides = object[ViewControllerElement.hidesBottomBarWhenPushed] {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let adjusts = object[ViewControllerElement.automaticallyAdjustsScrollViewInsets] {
      controller.extras.adjustsScrollViewInsets = adjusts
    }
    if let extends = object[ViewControllerElement.extendedLayoutIncludesOpaqueBars] {
      controller.extendedLayoutIncludesOpaqueBars = extends
    }
    if let defines = object[ViewControllerElement.definesPresentationContext] {
      controller.definesPresentationContext = defines
    }
    if let edges = object[ViewControllerElement.edgesForExtendedLayout] {
      controller.edgesForExtendedLayout = UIRectEdge(edges)
    }
    if let style = object[ViewControllerElement.modalPresentationStyle].flatMap({ UIModalPresentationStyle($0) }) {
      controller.modalPresentationStyle = style
    }
    switch object[ViewControllerElement.modalTransitionStyle] {
    case .flipHorizontal?: controller.modalTransitionStyle = .flipHorizontal
    case .crossDissolve?: controller.modalTransitionStyle = .crossDissolve
    case .partialCurl?: controller.modalTransitionStyle = .partialCurl
    case .coverVertical?, nil: break
    }
    if let provides = object[ViewControllerElement.providesPresentationContextTransitionStyle] {
      controller.providesPresentationContextTransitionStyle = provides
    }
    switch object[ViewControllerElement.interfaceStyle] {
    case "light"?: controller.overrideUserInterfaceStyle = .light
    case "dark"?: controller.overrideUserInterfaceStyle = .dark
    default: break
    }
    for command in object.keyCommands {
      if let command = nib.object(command) as? UIKeyCommand { controller.addKeyCommand(command) }
    }
    adoptItems(of: controller)
    switch controller {
    case let navigation as UINavigationController: decode(navigation)
    case let tabs as UITabBarController: decodeBar(object[TabBarControllerElement.tabBar], tabs.tabBar)
    case let split as UISplitViewController: decode(split)
    case let table as UITableViewController:
      if let clears = object[TableViewControllerElement.clearsSelectionOnViewWillAppear] {
        table.clearsSelectionOnViewWillAppear = clears
      }
    case let collection as UICollectionViewController:
      if let clears = object[CollectionViewControllerElement.clearsSelectionOnViewWillAppear] {
        collection.clearsSelectionOnViewWillAppear = clears
      }
    default: break
    }
  }

  /// The controller makes its items itself; the file says what is in them.
  private func adoptItems(of controller: UIViewController) {
    if let description = object[ViewControllerElement.navigationItem] {
      NibDecoder(description, of: nib).decode(controller.navigationItem)
    }
    if let description = object[ViewControllerElement.tabBarItem] {
      let item = NibDecoder(description, of: nib).tabBarSystemItem.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      if let item { controller.tabBarItem = item }
      let decoder = NibDecoder(description, of: nib)
      decoder.decode(controller.tabBarItem as UIBarItem)
      decoder.decode(controller.tabBarItem)
    }
    let toolbarItems = object.toolbarItems.compactMap { nib.object($0) as? UIBarButtonItem }
    if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
  }

  private func decode(_ navigation: UINavigationController) {
    if let hidden = object[NavigationControllerElement.navigationBarHidden] {
      navigation.isNavigationBarHidden = hidden
    }
    if let hides = object[NavigationControllerElement.hidesBarsWhenVerticallyCompact] {
      navigation.hidesBarsWhenVerticallyCompact = hides
    }
    if let hidden = object[NavigationControllerElement.toolbarHidden] { navigation.isToolbarHidden = hidden }
    if let description = object[NavigationControllerElement.navigationBar] {
      let decoder = NibDecoder(description, of: nib)
      nib.adopt(navigation.navigationBar, for: description)
      decoder.decodeLooks(of: navigation.navigationBar)
      decoder.decode(navigation.navigationBar)
    }
    if let description = object[NavigationControllerElement.toolbar] {
      let decoder = NibDecoder(description, of: nib)
      nib.adopt(navigation.toolbar, for: description)
      decoder.decodeLooks(of: navigation.toolbar)
      decoder.decode(navigation.toolbar)
    }
  }

  private func decode(_ split: UISplitViewController) {
    switch object[SplitViewControllerElement.behavior] {
    case .tile?: split.preferredSplitBehavior = .tile
    case .overlay?: split.preferredSplitBehavior = .overlay
    case .displace?: split.preferredSplitBehavior = .displace
    case .automatic?, nil: break
    }
    switch object[SplitViewControllerElement.preferredDisplayMode] {
    // The names after the first of each row are those of before iOS 14.
    case .secondaryOnly?, .primaryHidden?, .hidden?: split.preferredDisplayMode = .secondaryOnly
    case .oneBesideSecondary?, .allVisible?, .beside?: split.preferredDisplayMode = .oneBesideSecondary
    case .oneOverSecondary?, .primaryOverlay?, .over?: split.preferredDisplayMode = .oneOverSecondary
    case .twoBesideSecondary?: split.preferredDisplayMode = .twoBesideSecondary
    case .twoOverSecondary?: split.preferredDisplayMode = .twoOverSecondary
    case .twoDisplaceSecondary?: split.preferredDisplayMode = .twoDisplaceSecondary
    case .automatic?, nil: break
    }
    if let presents = object[SplitViewControllerElement.presentsWithGesture] { split.presentsWithGesture = presents }
    if let shows = object[SplitViewControllerElement.showsSecondaryOnlyButton] {
      split.showsSecondaryOnlyButton = shows
    }
    if object[SplitViewControllerElement.primaryEdge] == "trailing" { split.primaryEdge = .trailing }
    func length(_ property: Property<Double>, _ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>) {
      if let value = object[property] { split[keyPath: path] = NibLength.clamped(value) }
    }
    length(SplitViewControllerElement.minimumPrimaryColumnWidth, \.minimumPrimaryColumnWidth)
    length(SplitViewControllerElement.maximumPrimaryColumnWidth, \.maximumPrimaryColumnWidth)
    length(SplitViewControllerElement.preferredPrimaryColumnWidth, \.preferredPrimaryColumnWidth)
    length(SplitViewControllerElement.preferredPrimaryColumnWidthFraction, \.preferredPrimaryColumnWidthFraction)
    length(SplitViewControllerElement.preferredSupplementaryColumnWidth, \.preferredSupplementaryColumnWidth)
  }

  /// How many columns a split controller of a file has: those that say nothing get two the old way.
  var splitStyle: UISplitViewController.Style {
    let columns = Set(object.segues.compactMap(\.relationship))
    if columns.contains("supplementaryViewController")
      || object[SplitViewControllerElement.allowTripleColumnStyle] == true
    {
      return .tripleColumn
    }
    return object[SplitViewControllerElement.allowDoubleColumnStyle] == true ? .doubleColumn : .unspecified
  }

  private func decodeBar(_ description: Object?, _ bar: UITabBar) {
    guard let description else { return }
    let decoder = NibDecoder(description, of: nib)
    nib.adopt(bar, for: description)
    decoder.decodeLooks(of: bar)
    decoder.decode(bar)
  }

  /// One of the system's tabs, where the file names one.
  private var tabBarSystemItem: UITabBarItem.SystemItem? {
    switch object[TabBarItemElement.systemItem] {
    case .more?: .more
    case .favorites?: .favorites
    case .featured?: .featured
    case .topRated?: .topRated
    case .recents?: .recents
    case .contacts?: .contacts
    case .history?: .history
    case .bookmarks?: .bookmarks
    case .search?: .search
    case .downloads?: .downloads
    case .mostRecent?: .mostRecent
    case .mostViewed?: .mostViewed
    case nil: nil
    }
  }

  /// The nib that a controller in a XIB or storyboard names for its view.
  var nibName: String? { object[ViewControllerElement.nibName] }
}

extension UIRectEdge {
  fileprivate init(_ edges: ExtendedEdges) {
    self = []
    if edges.top { insert(.top) }
    if edges.left { insert(.left) }
    if edges.bottom { insert(.bottom) }
    if edges.right { insert(.right) }
  }
}
