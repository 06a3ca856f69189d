/// The common properties of all objects.
package enum ObjectElement {
  package static let id = Property<String>("id")
  package static let userLabel = Property<String>("userLabel")
  package static let customClass = Property<String>("customClass")
  package static let customModule = Property<String>("customModule")
  package static let customModuleProvider = Property<String>("customModuleProvider")
  package static let sceneMemberID = Property<String>("sceneMemberID")
  package static let canvasLocation = Property<Point>("canvasLocation")

  package static let schema = ElementSchema(
    "object",
    [
      id.rule, userLabel.rule, customClass.rule, customModule.rule, customModuleProvider.rule, sceneMemberID.rule,
      canvasLocation.rule,
    ],
    children: ["connections", "userDefinedRuntimeAttributes", "animations", "variation"])
}

/// `customObject`: an object of a custom class.
package enum CustomObjectElement {
  package static let schema = ElementSchema(
    "customObject", className: "NSObject", extends: ObjectElement.schema)
}

/// `exit`: the destination of unwind segues.
package enum ExitElement {
  package static let schema = ElementSchema(
    "exit", extends: ObjectElement.schema)
}

/// `placeholder`: File's Owner or First Responder.
package enum PlaceholderElement {
  package static let placeholderIdentifier = Property<String>("placeholderIdentifier")

  package static let schema = ElementSchema(
    "placeholder", extends: ObjectElement.schema,
    [
      placeholderIdentifier.rule
    ])
}

/// `searchDisplayController`: UISearchDisplayController, which no longer exists in iOS.
package enum SearchDisplayControllerElement {
  package static let displaysSearchBarInNavigationBar = Property<Bool>("displaysSearchBarInNavigationBar")
  package static let searchResultsTitle = Property<String>("searchResultsTitle")

  package static let schema = ElementSchema(
    "searchDisplayController", className: "UISearchDisplayController", extends: ObjectElement.schema,
    [
      displaysSearchBarInNavigationBar.rule, searchResultsTitle.rule,
    ])
}
