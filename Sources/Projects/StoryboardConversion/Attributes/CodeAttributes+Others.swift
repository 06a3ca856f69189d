import InterfaceBuilder

extension CodeAttributes {
  static let menu = CodeAttributes(MenuElement.schema) { table in
    table.elsewhere(
      MenuElement.title, MenuElement.image, MenuElement.catalog, MenuElement.inline, MenuElement.destructive,
      MenuElement.singleSelection)
    table.inexpressible(MenuElement.subtitle, MenuElement.identifier, because: "menus in code rarely require it")
    table.partsElsewhere("children", "menuElements", "menu", "command", "keyCommand")
  }

  static let command = CodeAttributes(CommandElement.schema) { table in
    table.elsewhere(
      CommandElement.title, CommandElement.image, CommandElement.catalog, CommandElement.selector)
    table.inexpressible(
      CommandElement.subtitle, CommandElement.state, CommandElement.disabled, CommandElement.destructive,
      CommandElement.hidden, CommandElement.discoverabilityTitle, because: "code sets it when the command changes")
  }

  static let keyCommand = CodeAttributes(KeyCommandElement.schema) { table in
    table.elsewhere(
      KeyCommandElement.input, KeyCommandElement.keyEquivalent, KeyCommandElement.modifierMask,
      KeyCommandElement.modifierFlags)
    table.inexpressible(
      KeyCommandElement.wantsPriorityOverSystemBehavior, because: "code sets it when the command changes")
  }

  static let placeholder = CodeAttributes(PlaceholderElement.schema) { table in
    table.elsewhere(PlaceholderElement.placeholderIdentifier)
  }

  static let viewLayoutGuide = CodeAttributes(ViewLayoutGuideElement.schema) { table in
    table.elsewhere(ViewLayoutGuideElement.key)
  }

  static let viewControllerLayoutGuide = CodeAttributes(ViewControllerLayoutGuideElement.schema) { table in
    table.elsewhere(ViewControllerLayoutGuideElement.type)
  }

  static let mapView = CodeAttributes(MapViewElement.schema) { table in
    table.set(MapViewElement.mapType, "mapType", besides: ".standard") { ".\($0.rawValue)" }
    table.bool(MapViewElement.zoomEnabled, "isZoomEnabled", besides: true)
    table.bool(MapViewElement.scrollEnabled, "isScrollEnabled", besides: true)
    table.bool(MapViewElement.rotateEnabled, "isRotateEnabled", besides: true)
    table.bool(MapViewElement.pitchEnabled, "isPitchEnabled", besides: true)
    table.bool(MapViewElement.showsUserLocation, "showsUserLocation", besides: false)
    table.bool(MapViewElement.showsBuildings, "showsBuildings", besides: true)
    table.bool(MapViewElement.showsCompass, "showsCompass", besides: true)
    table.bool(MapViewElement.showsScale, "showsScale", besides: false)
    table.bool(MapViewElement.showsTraffic, "showsTraffic", besides: false)
    table.immaterial(MapViewElement.showsPointsOfInterest, because: "a filter replaces it since iOS 13")
  }

  static let wkWebView = CodeAttributes(WkWebViewElement.schema) { table in
    table.bool(
      WkWebViewElement.allowsBackForwardNavigationGestures, "allowsBackForwardNavigationGestures", besides: false)
    table.bool(WkWebViewElement.allowsLinkPreview, "allowsLinkPreview", besides: true)
    table.text(WkWebViewElement.customUserAgent, "customUserAgent")
    table.inexpressible(WkWebViewElement.configuration, because: "the app creates web views with its own configuration")
  }

  /// The tables of all supported elements.
  static let all: [CodeAttributes] = [
    object, view, control, label, button, textField, textView, searchBar, imageView, stackView, scrollView,
    visualEffectView, window, switchControl, slider, stepper, progressView, activityIndicatorView, pageControl,
    segmentedControl, datePicker, pickerView, colorWell, refreshControl, tableView, tableViewSection, tableViewCell,
    tableViewCellContentView, tableViewHeaderFooterView, collectionView, collectionViewFlowLayout,
    collectionViewLayout, collectionViewCell, collectionReusableView, collectionViewCellContentView, navigationBar,
    toolbar, tabBar, barItem, barButtonItem, tabBarItem, navigationItem, viewController, navigationController,
    tabBarController, tableViewController, collectionViewController, splitViewController, pageViewController,
    viewControllerPlaceholder, gestureRecognizer, tapGestureRecognizer, longPressGestureRecognizer,
    panGestureRecognizer, screenEdgePanGestureRecognizer, swipeGestureRecognizer, pinchGestureRecognizer,
    rotationGestureRecognizer, menu, command, keyCommand, placeholder, viewLayoutGuide, viewControllerLayoutGuide,
    mapView, wkWebView,
  ]

  private static let bySchema = Dictionary(uniqueKeysWithValues: all.map { ($0.schema.name, $0) })

  /// Returns the tables of an element, including those of the schemas that it extends. The element's own table comes
  /// first.
  static func tables(of element: String) -> [CodeAttributes] {
    guard let schema = ElementSchema.of(element) else { return [view] }
    return ([element] + schema.ancestors).compactMap { bySchema[$0] }
  }

  /// Returns the use of an attribute or part of an element, or nil if no table declares it.
  package static func use(of name: String, in element: String) -> Use? {
    tables(of: element).first { $0.uses[name] != nil }?.uses[name]
  }

  /// Returns all settings of an object, and adds a note for each attribute that can't be expressed.
  static func settings(of object: Object, _ context: AttributeContext) -> [Setting] {
    let tables = tables(of: object.element.name)
    func check(_ name: String) {
      guard let use = tables.first(where: { $0.uses[name] != nil })?.uses[name],
        case .inexpressible(let reason) = use
      else { return }
      context.note(
        object.element.position(ofAttribute: name), "\(name) of \(object.element.name) is omitted: \(reason)")
    }
    for (name, value) in object.element.attributes where value != "NO" { check(name) }
    for child in object.element.children { if let key = child.key { check(key) } }
    return tables.flatMap { $0.settings(of: object, context) }
  }
}
