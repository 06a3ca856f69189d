import InterfaceBuilder

/// A class that is generated for a view or a view controller of a file.
struct ClassModel {
  enum Kind: Equatable {
    case view, control, tableCell, collectionCell, headerFooter, reusableView
    /// A subclass of another UIKit class, such as `UIStackView`.
    case otherView
    case controller, tableController, collectionController
    /// A container view controller.
    case container
  }

  var name: String
  var kind: Kind
  /// The UIKit class, independently of the code style, such as `UIView` or `UIViewController`.
  var uikitClass: String
  /// The object of the file.
  var object: Object
  /// The element of the view: the object itself, or the root view of a view controller.
  var root: Object?
  var properties: [PropertyModel] = []
  var hierarchy: [HierarchyNode] = []
  var constraints: [ConstraintModel] = []
  var priorities: [ContentPriorityModel] = []
  /// The settings of the class's own view.
  var rootSettings: [Setting] = []
  /// The settings of the object itself if it is not a view, such as a view controller's title.
  var ownSettings: [Setting] = []
  /// The statements after the view hierarchy is complete: actions, gesture recognizers, cell registrations.
  var statements: [String] = []
  /// The statements of a view controller's initializer besides settings, such as bar items.
  var ownStatements: [String] = []
  var actions: [ActionModel] = []
  /// The properties that refer to objects in other generated classes, such as an outlet to a view in a header.
  var forwarded: [ForwardedProperty] = []
  var collections: [CollectionModel] = []
  /// The existing properties of the class that are kept, with the properties whose objects are assigned to them.
  var assignments: [(outlet: String, name: String)] = []
  /// The sections of a static table.
  var sections: [SectionModel] = []
  var protocols: [ConformanceModel] = []
  /// The flows that begin in the class, and the coordinator that contains them.
  var flows: [FlowModel] = []
  var coordinator: String?
  var modules: Set<String> = []
  /// The expression that creates the root view, if it has a class of its own.
  var rootCreation: Creation?
  /// The arguments of `super.init`, if it needs any: `style: .grouped`.
  var initialStyle: String?
  /// The views that are only installed in some size classes, by name.
  var conditionalViews: [String: SizeClassCondition] = [:]
  /// The property with the view of a view controller, if that has a class of its own.
  var rootName: String?
  /// The classes of view controllers that the class adds to its views.
  var embeds: [(child: String, container: String)] = []
  /// The number of views in the class, without its own.
  var viewCount = 0

  var isController: Bool {
    switch kind {
    case .controller, .tableController, .collectionController, .container: true
    default: false
    }
  }

  /// The names of all generated properties.
  var memberNames: Set<String> {
    Set(properties.map(\.name)).union(forwarded.map(\.name)).union(collections.map(\.name))
      .union(constraints.compactMap(\.property))
  }

  /// The expression for the view that contains the subviews.
  var rootExpression: String {
    if let rootName { return rootName }
    return switch kind {
    case .view, .control, .reusableView: "self"
    case .otherView: uikitClass == "UIVisualEffectView" ? "contentView" : "self"
    case .tableCell, .collectionCell, .headerFooter: "contentView"
    case .controller, .container: "view"
    case .tableController: "tableView"
    case .collectionController: "collectionView"
    }
  }
}

struct PropertyModel {
  var object: Object?
  var name: String
  var creation: Creation
  var settings: [Setting] = []
  /// Whether other code may access the property, as with outlets.
  var isOutlet = false
  /// Whether the property is an object other than a view, such as a gesture recognizer.
  var needsSelf = false
}

struct ForwardedProperty {
  var name: String
  var type: String
  var expression: String
}

/// An outlet collection.
struct CollectionModel {
  var name: String
  var type: String
  var elements: [String]
}

/// A view and its subviews, by the names of their properties.
struct HierarchyNode {
  var name: String
  var isStack = false
  /// The view that contains the subviews if it is not the view itself, such as the content view of an effect view.
  var content: String?
  var children: [HierarchyNode] = []
}

struct ActionModel: Hashable {
  /// The selector in the file, including its colons.
  var selector: String
  /// The class of the sender, or nil for several classes.
  var sender: String?
}

struct SectionModel {
  var header: String?
  var footer: String?
  /// The names of the cells' properties, with their heights.
  var cells: [(name: String, height: Double?)]
}

struct ConformanceModel: Hashable {
  var name: String
  /// The lines of the required members.
  var members: [String]
}
