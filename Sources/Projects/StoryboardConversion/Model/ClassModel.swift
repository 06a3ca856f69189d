import InterfaceBuilder

/// A class that is written for a view or a controller of a file.
struct ClassModel {
  enum Kind: Equatable {
    case view, control, tableCell, collectionCell, headerFooter, reusableView
    /// A subclass of another class of UIKit: `UIStackView`.
    case otherView
    case controller, tableController, collectionController
    /// A controller of controllers.
    case container
  }

  var name: String
  var kind: Kind
  /// What UIKit's class is, whatever the style adds: `UIView`, `UIViewController`.
  var uikitClass: String
  /// The object of the file.
  var object: Object
  /// The element of the view: the object itself, or the root view of a controller.
  var root: Object?
  var properties: [PropertyModel] = []
  var hierarchy: [HierarchyNode] = []
  var constraints: [ConstraintModel] = []
  var priorities: [ContentPriorityModel] = []
  /// What is set on the class's own view.
  var rootSettings: [Setting] = []
  /// What is set on the object itself, where it is no view: a controller's title.
  var ownSettings: [Setting] = []
  /// Statements after everything is in its place: actions, gesture recognizers, cells to be known.
  var statements: [String] = []
  /// Statements of a controller's initializer, beside settings: items of bars.
  var ownStatements: [String] = []
  var actions: [ActionModel] = []
  /// Properties that lead to what other classes made of the file have: an outlet into a header.
  var forwarded: [ForwardedProperty] = []
  var collections: [CollectionModel] = []
  /// Properties that the class has already and keeps, with the properties whose objects they get.
  var assignments: [(outlet: String, name: String)] = []
  /// Data that a static table shows.
  var sections: [SectionModel] = []
  var protocols: [ConformanceModel] = []
  /// The ways that begin here, and the coordinator that knows them.
  var flows: [FlowModel] = []
  var coordinator: String?
  var modules: Set<String> = []
  /// The expression that makes the root view, where it is of a class of its own.
  var rootCreation: Creation?
  /// What `super.init` is called with, where that is more than nothing: `style: .grouped`.
  var initialStyle: String?
  /// Views that come and go with the size class, by name.
  var conditionalViews: [String: SizeClassCondition] = [:]
  /// The property of a controller that is its view, where that is of a class of its own.
  var rootName: String?
  /// Classes of controllers that the class puts into its views.
  var embeds: [(child: String, container: String)] = []
  /// How many views the class has, without its own.
  var viewCount = 0

  var isController: Bool {
    switch kind {
    case .controller, .tableController, .collectionController, .container: true
    default: false
    }
  }

  /// The names of the properties that it is written with.
  var memberNames: Set<String> {
    Set(properties.map(\.name)).union(forwarded.map(\.name)).union(collections.map(\.name))
      .union(constraints.compactMap(\.property))
  }

  /// What code calls the view that subviews are in.
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
  /// Whether others may see it, as outlets can be.
  var isOutlet = false
  /// Whether it is an object beside the views: a recognizer.
  var needsSelf = false
}

struct ForwardedProperty {
  var name: String
  var type: String
  var expression: String
}

/// An outlet that holds several objects.
struct CollectionModel {
  var name: String
  var type: String
  var elements: [String]
}

/// A view and what it holds, by the names of properties.
struct HierarchyNode {
  var name: String
  var isStack = false
  /// Where subviews go, if not into the view itself: an effect view's content.
  var content: String?
  var children: [HierarchyNode] = []
}

struct ActionModel: Hashable {
  /// As the file has it, with its colons.
  var selector: String
  /// The class of what sends it; nil where several do.
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
  /// Lines of the members that it needs.
  var members: [String]
}
