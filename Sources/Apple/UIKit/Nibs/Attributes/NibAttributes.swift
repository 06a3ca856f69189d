import InterfaceBuilder

/// The tables with the use of each attribute of all elements.
@MainActor
package enum NibAttributes {
  static let tables: [any AnyAttributeTable] = [
    object, view, viewLooks, control, label, button, textField, textView, searchBar, imageView, stackView, scrollView,
    visualEffectView, window, switchControl, slider, stepper, progressView, activityIndicatorView, pageControl,
    segmentedControl, datePicker, pickerView, colorWell, refreshControl, tableView, tableViewSection, tableViewCell,
    tableViewCellContentView, tableViewHeaderFooterView, collectionView, collectionViewFlowLayout, collectionViewCell,
    collectionReusableView, collectionViewCellContentView, navigationBar, toolbar, tabBar, barItem, barButtonItem,
    tabBarItem, navigationItem, viewController, navigationController, tabBarController, tableViewController,
    collectionViewController, splitViewController, pageViewController, viewControllerPlaceholder, gestureRecognizer,
    tapGestureRecognizer, longPressGestureRecognizer, panGestureRecognizer, screenEdgePanGestureRecognizer,
    swipeGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer, menu, command, keyCommand, placeholder,
    viewLayoutGuide, viewControllerLayoutGuide, mapView, wkWebView,
  ]

  private static let bySchema = Dictionary(grouping: tables) { $0.schema.name }

  /// Returns the tables of an element. Those of the schemas that its schema extends come first.
  static func tables(of element: String) -> [any AnyAttributeTable] {
    guard let schema = ElementSchema.of(element) else { return bySchema[ObjectKind.view.rawValue] ?? [] }
    return ([element] + schema.ancestors).reversed().flatMap { bySchema[$0] ?? [] }
  }

  /// Returns the use of an attribute or part of an element; `nil` if no table declares it.
  package static func use(of name: String, in element: String) -> AttributeUse? {
    tables(of: element).last { $0.uses[name] != nil }?.uses[name]
  }

  /// Sets the properties of an object whose values differ for the decoder's traits.
  static func vary(_ target: NSObject, from old: Traits, _ decoder: NibDecoder) {
    for table in tables(of: decoder.object.element.name) { table.vary(target, from: old, decoder) }
  }

  /// The unsupported attributes and parts by element.
  static let unsupported: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for kind in ObjectKind.allCases {
      let names = tables(of: kind.rawValue).flatMap { table in
        table.uses.compactMap { name, use in
          if case .unsupported = use { name } else { nil }
        }
      }
      result[kind.rawValue] = Set(names)
    }
    return result
  }()
}
