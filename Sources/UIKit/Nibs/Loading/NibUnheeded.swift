import InterfaceBuilder

/// What files can say of objects and nothing here heeds. It is told once for each file, with its place, so that nobody looks
/// for the effect in vain.
package enum NibUnheeded {
  /// The properties, by the elements that have them.
  private static let names: [String: Set<String>] = {
    var names: [String: Set<String>] = [:]
    for kind in ObjectKind.allCases {
      switch kind.category {
      case .view: names[kind.rawValue] = views
      case .controller: names[kind.rawValue] = controllers
      default: break
      }
    }
    for (elements, properties) in others {
      for element in elements { names[element, default: []].formUnion(properties) }
    }
    return names
  }()

  /// State restoration, the focus engine and the large content viewer are not there.
  private static let views: Set<String> = [
    "restorationIdentifier", "focusGroupIdentifier", "largeContentTitle",
    "showsLargeContentViewer", "scalesLargeContentImage", "largeContentImage", "maximumContentSizeCategory",
    "minimumContentSizeCategory", "contentStretch", "toolTip", "contextMenuInteractionEnabled", "springLoaded",
    "selectionFollowsFocus", "remembersLastFocusedIndexPath",
  ]

  private static let controllers: Set<String> = [
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "focusGroupIdentifier",
    "wantsFullScreenLayout", "contentSizeForViewInPopover",
  ]

  private static let others: [(elements: [String], properties: Set<String>)] = [
    (["button", "imageView"], ["adjustsImageSizeForAccessibilityContentSizeCategory"]),
    (["button"], ["reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "titleShadowOffset"]),
    (["label"], ["showsExpansionTextWhenTruncated"]),
    (["textView"], ["dataDetectorTypes", "findInteractionEnabled"]),
    (["tableView"], ["allowsFocus", "allowsFocusDuringEditing"]),
    (["tableViewCell"], ["hidesAccessoryWhenEditing", "focusStyle"]),
    (["switch"], ["onImage", "offImage"]),
    (["pageControl"], ["defersCurrentPageDisplay"]),
    (["pageViewController"], ["doubleSided"]),
    (["navigationController"], ["hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears"]),
    (["navigationItem"], ["style"]),
    (["tabBarController"], ["mode"]),
    (
      ["splitViewController"],
      [
        "primaryBackgroundStyle", "displayModeButtonVisibility", "minimumSupplementaryColumnWidth",
        "maximumSupplementaryColumnWidth", "preferredSupplementaryColumnWidthFraction",
      ]
    ),
    (["toolbar"], ["backgroundImage"]),
    (["searchBar"], ["scopeBarBackgroundImage"]),
    (["barButtonItem", "tabBarItem"], ["springLoaded", "accessibilityConfiguration"]),
  ]

  /// The properties of a document's objects that have no effect, as many as findings at most.
  package static func shortcomings(in document: Document, limit: Int = ReadingLimits().findings) -> [NibShortcoming] {
    var found: [NibShortcoming] = []
    for object in document.allObjects {
      guard let names = names[object.element.name] else { continue }
      let element = object.element
      func note(_ name: String) {
        guard names.contains(name), found.count < limit else { return }
        found.append(
          NibShortcoming(
            kind: .unheeded(name), path: document.path, position: element.position(ofAttribute: name),
            element: element.name, id: element.nearestID))
      }
      // What is switched off is so here as well.
      for (name, value) in element.attributes where value != "NO" { note(name) }
      for child in element.children { child.key.map(note) }
    }
    return found
  }
}
