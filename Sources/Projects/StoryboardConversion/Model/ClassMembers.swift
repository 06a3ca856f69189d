/// The members that a class of a project needs to make in code the objects of a file: texts with two blanks for each
/// level.
package struct ClassMembers: Sendable {
  package struct Property: Sendable {
    package var name: String
    package var type: String
    /// Beginning with `let` or `lazy var`, without access.
    package var lines: [String]
    package var isOutlet: Bool
    /// Whether it is a computed property, or one that is made when it is asked for.
    package var isVariable: Bool
  }

  /// A segue to another scene, as a method of the class.
  package struct Segue: Sendable {
    package enum Origin: Sendable, Hashable {
      case action
      case code
      /// Rows of a table: the property of a static cell, or the identifier of a prototype.
      case row(property: String?, identifier: String?)
      case accessory(property: String?, identifier: String?)
      /// Items of a collection, by the identifier of their cell.
      case item(identifier: String?)
    }

    package var method: String
    package var identifier: String?
    package var origin: Origin
    /// The expression for the destination; nil for an unwind segue.
    package var destination: String?
    package var unwindAction: String?
    package var lines: [String]
  }

  package enum Kind: Sendable {
    case view, tableCell, headerFooter
    case controller, tableController, collectionController, container
  }

  /// A placeholder in the lines of a segue: the call of the class's `prepare(for:sender:)`.
  package static let preparation = "%preparation%"
  /// A placeholder for the statements of an unwind segue.
  package static let unwind = "%unwind%"

  package var name: String
  package var kind: Kind
  /// UIKit's class.
  package var base: String
  package var properties: [Property] = []
  /// Properties that the class keeps, with those whose objects they get.
  package var assignments: [(outlet: String, name: String)] = []
  /// Statements of an initializer of a controller, after `super.init`.
  package var initial: [String] = []
  /// Arguments of `super.init` where a plain one does not do: `style: .grouped`.
  package var style: String?
  /// Statements before `super.init`.
  package var before: [String] = []
  /// The expression of a controller's view.
  package var rootView: String?
  /// Statements once the view is loaded.
  package var steps: [String] = []
  /// Methods and other members, with empty lines between them.
  package var methods: [String] = []
  /// Whether constraints follow the size classes, by `adaptConstraints()`.
  package var adapts = false
  package var segues: [Segue] = []
  /// Methods that actions call, by their names: `save`.
  package var actions: [String] = []
  /// Protocols that `x.delegate = self` needs.
  package var conformances: [String] = []
  /// Declarations beside the class.
  package var helpers: [String] = []
  package var modules: Set<String> = []
  /// The size that the view has in the file.
  package var size: (width: Double, height: Double)?
}
