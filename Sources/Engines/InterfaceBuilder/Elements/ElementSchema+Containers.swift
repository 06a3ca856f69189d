extension ElementSchema {
  /// The elements that only contain others: parts of objects, and connections.
  static let containers: [ElementSchema] = [
    ElementSchema("subviews", children: ObjectKind.names(of: .view)),
    ElementSchema("constraints", children: ["constraint"]),
    ConstraintElement.schema,
    ElementSchema("layoutGuides", children: ["viewControllerLayoutGuide"]),
    ElementSchema("userGuides", children: ["userLayoutGuide"]),
    ElementSchema("userLayoutGuide", [.number("location"), .value("affinity", LayoutGuideAffinity.self)]),
    ElementSchema("variation", [.value("key", TraitCondition.self)], children: ["mask"]),
    ElementSchema("mask", children: ["include", "exclude"]),
    ElementSchema("include", [.reference("reference")]),
    ElementSchema("exclude", [.reference("reference")]),
    ElementSchema("animations"),
    ElementSchema("sections", children: ["tableViewSection"]),
    ElementSchema("prototypes", children: ["tableViewCell"]),
    ElementSchema("cells", children: ["tableViewCell", "collectionViewCell"]),
    ElementSchema("items", children: ["navigationItem", "barButtonItem", "tabBarItem"]),
    ElementSchema("toolbarItems", children: ["barButtonItem"]),
    ElementSchema("leftBarButtonItems", children: ["barButtonItem"]),
    ElementSchema("rightBarButtonItems", children: ["barButtonItem"]),
    ElementSchema("keyCommands", children: ["keyCommand"]),
    ElementSchema("children", children: ["menu", "command", "keyCommand"]),
    ElementSchema("menuElements", children: ["menu", "command", "keyCommand"]),
    ElementSchema("segments", children: ["segment"]),
    ElementSchema("scopeButtonTitles", children: ["string"]),
    ElementSchema("gestureRecognizers"),
    ElementSchema("connections", children: ["outlet", "outletCollection", "action", "segue"]),
    ElementSchema("outlet", [.text("id"), .text("property"), .reference("destination")]),
    ElementSchema(
      "outletCollection",
      [.text("id"), .text("property"), .reference("destination"), .text("collectionClass"), .bool("appends")]),
    ElementSchema(
      "action",
      [.text("id"), .text("selector"), .reference("destination"), .value("eventType", ControlEvent.self)]),
    ElementSchema(
      "segue",
      [
        .text("id"), .reference("destination"), .value("kind", SegueKind.self), .text("identifier"),
        .text("relationship"), .reference("reference"), .text("inheritsFrom"), .text("customClass"),
        .text("customModule"), .text("customModuleProvider"), .text("unwindAction"), .text("trigger"),
        .text("destinationCreationSelector"), .value("modalPresentationStyle", ModalPresentationStyle.self),
        .value("modalTransitionStyle", ModalTransitionStyle.self), .bool("animates"), .bool("passthrough"),
        .reference("popoverAnchorView"), .reference("popoverAnchorBarButtonItem"),
        .integer("splitViewControllerTargetIndex"), .text("userLabel"),
      ],
      children: ["segue", "popoverArrowDirection"]),
    ElementSchema(
      "popoverArrowDirection", [.bool("up"), .bool("down"), .bool("left"), .bool("right"), .bool("unknown")]),
    ElementSchema("userDefinedRuntimeAttributes", children: ["userDefinedRuntimeAttribute"]),
    ElementSchema(
      "userDefinedRuntimeAttribute",
      [
        .value("type", RuntimeAttribute.Kind.self), .text("keyPath"), .text("catalog"),
        .value("value", RuntimeAttributeValue.self),
      ]),
  ]
}
