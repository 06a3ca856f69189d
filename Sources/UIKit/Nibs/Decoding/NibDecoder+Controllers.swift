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
    adoptItems(of: controller)
    switch controller {
    case let navigation as UINavigationController: decode(navigation)
    case let tabs as UITabBarController: decodeBar(object[TabBarControllerElement.tabBar], tabs.tabBar)
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
    if let hidden = object[NavigationControllerElement.toolbarHidden] { navigation.isToolbarHidden = hidden }
    if let description = object[NavigationControllerElement.navigationBar] {
      let decoder = NibDecoder(description, of: nib)
      nib.adopt(navigation.navigationBar, for: description)
      decoder.decodeLooks(of: navigation.navigationBar)
      decoder.decode(navigation.navigationBar)
    }
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
