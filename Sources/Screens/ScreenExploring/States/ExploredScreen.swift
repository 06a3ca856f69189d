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
  /// The class of the visible controller.
  package var controller: String
  /// The title of the controller or alert, if any.
  package var title: String?
  /// The visible controllers, from the outermost.
  package var controllers: [String]
  package var actions: [ExploredAction]
  /// The number of conflicts between constraints.
  package var conflicts: [String]
  /// The classes of controllers that are alive, but off the screen and in no hierarchy, once for each instance.
  package var leftovers: [String]
  /// The texts of the fields, in order.
  package var fields: [String]
  /// Requests without a response, up to now.
  package var requests: [UnansweredRequest]
  /// URLs that the app has asked other apps to open.
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
