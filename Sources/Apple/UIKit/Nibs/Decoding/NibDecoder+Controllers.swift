import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// Decodes the attributes of all controllers, followed by those of the class. The view is created when it is first
  /// needed.
  func decode(_ controller: UIViewController) {
    nib.adopt(controller, for: object)
    controller.sceneStorage = nib.scene
    nib.scene?.controller = controller
    NibAttributes.viewController.decode(controller, from: self)
    switch controller {
    case let navigation as UINavigationController: NibAttributes.navigationController.decode(navigation, from: self)
    case let tabs as UITabBarController: NibAttributes.tabBarController.decode(tabs, from: self)
    case let split as UISplitViewController: NibAttributes.splitViewController.decode(split, from: self)
    case let table as UITableViewController: NibAttributes.tableViewController.decode(table, from: self)
    case let collection as UICollectionViewController:
      NibAttributes.collectionViewController.decode(collection, from: self)
    default: break
    }
    // In a XIB, the view of a controller is created with it; in a scene, when it is first needed.
    if nib.scene == nil, let root = object.rootView, let view = nib.view(root) {
      nib.setView(view, of: controller, at: object.element)
    }
  }

  /// Decodes the tab bar item of a controller: the one that the controller creates or a system item.
  func decodeTabBarItem(of controller: UIViewController) {
    if let item = tabBarSystemItem { controller.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0) }
    decode(controller.tabBarItem as UIBarItem)
    decode(controller.tabBarItem)
  }

  /// The style of a split view controller. A file without one means the classic style with two columns.
  var splitStyle: UISplitViewController.Style {
    let columns = Set(object.segues.compactMap(\.relationship))
    if columns.contains("supplementaryViewController")
      || object[SplitViewControllerElement.allowTripleColumnStyle] == true
    {
      return .tripleColumn
    }
    return object[SplitViewControllerElement.allowDoubleColumnStyle] == true ? .doubleColumn : .unspecified
  }

  /// The system item of the tab, if the file contains one.
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

  /// The name of the nib for the view of a controller in a XIB or storyboard.
  var nibName: String? { object[ViewControllerElement.nibName] }
}

extension UIRectEdge {
  init(_ edges: ExtendedEdges) {
    self = []
    if edges.top { insert(.top) }
    if edges.left { insert(.left) }
    if edges.bottom { insert(.bottom) }
    if edges.right { insert(.right) }
  }
}
