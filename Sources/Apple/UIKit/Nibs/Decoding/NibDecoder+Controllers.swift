import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// What every controller has, and then its class. Its view is made when it is asked for.
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
    // In a XIB a controller's view comes with it; in a scene it is made when it is asked for.
    if nib.scene == nil, let root = object.rootView, let view = nib.view(root) {
      nib.setView(view, of: controller, at: object.element)
    }
  }

  /// Reads the item of a controller's tab, which the controller makes itself, or one of the system's.
  func decodeTabBarItem(of controller: UIViewController) {
    if let item = tabBarSystemItem { controller.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0) }
    decode(controller.tabBarItem as UIBarItem)
    decode(controller.tabBarItem)
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
  init(_ edges: ExtendedEdges) {
    self = []
    if edges.top { insert(.top) }
    if edges.left { insert(.left) }
    if edges.bottom { insert(.bottom) }
    if edges.right { insert(.right) }
  }
}
