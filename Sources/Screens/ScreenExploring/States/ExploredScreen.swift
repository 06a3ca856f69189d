import PreviewProtocol

/// A screen in an exploration: its identity, which is derived from its structure, and its actions.
package struct ExploredScreen: Codable, Equatable, Sendable {
  /// The kind of a screen.
  package enum Kind: String, Codable, Sendable {
    case screen, sheet, alert, menu
  }

  /// A hash of the structure, the same in all runs: screens with the same structure are one state.
  package var id: String
  package var kind: Kind
  /// The class of the controller that a person looks at.
  package var controller: String
  /// The title of the controller or alert, if any.
  package var title: String?
  /// The controllers that show something, from the outermost.
  package var controllers: [String]
  package var actions: [ExploredAction]
  /// The number of conflicts between constraints.
  package var conflicts: [String]
  /// Controllers that are off the screen and in no hierarchy, and still alive: their classes, once for each instance.
  package var leftovers: [String]
  /// The texts of fields, in their order.
  package var fields: [String]
  /// Requests without a response, up to now.
  package var requests: [UnansweredRequest]
  /// Addresses that the app has asked other apps to open.
  package var openedURLs: [String]

  package init(
    id: String, kind: Kind = .screen, controller: String, title: String? = nil, controllers: [String] = [],
    actions: [ExploredAction]
  ) {
    self.id = id
    self.kind = kind
    self.controller = controller
    self.title = title
    self.controllers = controllers
    self.actions = actions
    conflicts = []
    leftovers = []
    fields = []
    requests = []
    openedURLs = []
  }
}
