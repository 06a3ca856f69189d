/// The members that a class of a project needs to create the objects of a file in code. Texts have two spaces for each
/// level.
package struct ClassMembers: Sendable {
  package struct Property: Sendable {
    package var name: String
    package var type: String
    /// The lines, beginning with `let` or `lazy var`, without an access modifier.
    package var lines: [String]
    package var isOutlet: Bool
    /// Whether the property is computed or lazy.
    package var isVariable: Bool
  }

  /// A segue to another scene, as a method of the class.
  package struct Segue: Sendable {
    package enum Origin: Sendable, Hashable {
      case action
      case code
      /// The rows of a table, by the property of a static cell or the identifier of a prototype.
      case row(property: String?, identifier: String?)
      case accessory(property: String?, identifier: String?)
      /// The items of a collection view, by the identifier of their cell.
      case item(identifier: String?)
    }

    package var method: String
    package var identifier: String?
    package var origin: Origin
    /// The expression for the destination, or nil for an unwind segue.
    package var destination: String?
    package var unwindAction: String?
    package var lines: [String]
  }

  package enum Kind: Sendable {
    case view, tableCell, headerFooter
    case controller, tableController, collectionController, container
  }

  /// The placeholder in the lines of a segue for the call of the class's `prepare(for:sender:)`.
  package static let preparation = "%preparation%"
  /// The placeholder for the statements of an unwind segue.
  package static let unwind = "%unwind%"

  package var name: String
  package var kind: Kind
  /// The UIKit class.
  package var base: String
  package var properties: [Property] = []
  /// The properties that the class keeps, with those whose objects are assigned to them.
  package var assignments: [(outlet: String, name: String)] = []
  /// The statements of a view controller's initializer, after `super.init`.
  package var initial: [String] = []
  /// The arguments of `super.init`, if it needs any: `style: .grouped`.
  package var style: String?
  /// The statements before `super.init`.
  package var before: [String] = []
  /// The expression for a view controller's view.
  package var rootView: String?
  /// The statements after the view is loaded.
  package var steps: [String] = []
  /// The methods and other members, separated by empty lines.
  package var methods: [String] = []
  /// Whether `adaptConstraints()` adapts constraints to the size classes.
  package var adapts = false
  package var segues: [Segue] = []
  /// The names of methods that actions call, such as `save`.
  package var actions: [String] = []
  /// The protocols that `x.delegate = self` requires.
  package var conformances: [String] = []
  /// The declarations outside of the class.
  package var helpers: [String] = []
  package var modules: Set<String> = []
  /// The size of the view in the file.
  package var size: (width: Double, height: Double)?
}
