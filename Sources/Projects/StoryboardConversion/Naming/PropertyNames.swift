import InterfaceBuilder

/// Chooses unique names of properties: first from outlets, then from the object's label in the file, then from its
/// content.
struct PropertyNames {
  private var taken: Set<String>

  init(besides taken: Set<String>) {
    self.taken = taken
  }

  /// Returns a unique name, with a number if necessary.
  mutating func unique(_ name: String) -> String {
    var candidate = SwiftName.keywords.contains(name) ? name + "Item" : name
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }

  func isFree(_ name: String) -> Bool { !taken.contains(name) && SwiftName.isName(name) }

  mutating func take(_ name: String) { taken.insert(name) }

  /// Returns the name for an object without an outlet.
  ///
  /// - Parameter outlets: The names of objects with outlets.
  mutating func choose(for object: Object, outlets: [SourceElement: String] = [:]) -> String {
    let role = Self.role(of: object)
    for words in Self.candidates(object) {
      guard !words.isEmpty, let base = SwiftName.property(words), base.count <= 30 else { continue }
      let name = Self.ends(base, with: role) ? base : base + role.capitalizedFirst
      // A name for two objects is less specific than the next candidate.
      if isFree(name) {
        taken.insert(name)
        return name
      }
    }
    if let name = Self.nameByContent(of: object, outlets), name.count <= 30, isFree(name) {
      taken.insert(name)
      return name
    }
    return unique(Self.structuralName(of: object, role: role))
  }

  private static func ends(_ name: String, with role: String) -> Bool {
    let name = name.lowercased()
    if name.hasSuffix(role.lowercased()) { return true }
    let short = [
      "imageView": "image", "stackView": "stack", "textField": "field", "textView": "view", "view": "container",
    ]
    return short[role].map { name.hasSuffix($0) } ?? false
  }

  private static func candidates(_ object: Object) -> [[String]] {
    var result: [[String]] = []
    func add(_ text: String?, most: Int = 4) {
      guard let text else { return }
      let words = SwiftName.words(of: text)
      guard !words.isEmpty, words.count <= 12 else { return }
      result.append(Array(words.prefix(most)))
    }
    add(object.userLabel)
    add(object[ViewElement.accessibilityConfiguration]?.identifier)
    add(object[ViewElement.restorationIdentifier])
    let texts: [String?] =
      switch object.kind {
      case .label: [object[LabelElement.text], object[LabelElement.attributedText]?.text]
      case .button:
        [
          object[ButtonElement.configuration]?.title, object[ButtonElement.configuration]?.attributedTitle?.text,
          object.buttonStates.first { $0.state == .normal }?.title,
          object.buttonStates.first { $0.state == .normal }?.attributedTitle?.text,
          object.buttonStates.first { $0.state == .normal }?.image?.name,
          object[ButtonElement.configuration]?.image?.name,
        ]
      case .textField: [object[TextFieldElement.placeholder], object[TextFieldElement.text]]
      case .searchBar: [object[SearchBarElement.placeholder]]
      case .imageView: [object[ImageViewElement.image]?.name]
      case .barButtonItem: [object[BarItemElement.title], object[BarItemElement.image]?.name]
      case .tableViewCell: [firstText(in: object)]
      default: []
      }
    for text in texts {
      guard let text, !["label", "button", "title", "image", "text"].contains(text.lowercased()) else { continue }
      add(text, most: 3)
    }
    if let accessibility = object[ViewElement.accessibilityConfiguration]?.label { add(accessibility, most: 3) }
    if let custom = object.customClass?.name, custom.count > 3 {
      // Remove the prefix letters of the class.
      let words = SwiftName.words(of: custom).filter { $0.count > 2 || $0 == "ui" }
      result.append(Array(words.suffix(4)))
    }
    return result
  }

  /// Returns the text of the first label in an object, if it is more specific than the word for a label.
  static func firstText(in object: Object) -> String? {
    if object.kind == .label, let text = object[LabelElement.text],
      !["label", "title", "detail"].contains(text.lowercased())
    {
      return text
    }
    for child in object.childObjects {
      if let text = firstText(in: child) { return text }
    }
    return nil
  }

  /// Returns the role of an object, in one or two words.
  static func role(of object: Object) -> String {
    switch object.kind {
    case .label: "label"
    case .button: "button"
    case .imageView: "imageView"
    case .textField: "field"
    case .stackView: "stack"
    case .switch: "switch"
    case .activityIndicatorView: "spinner"
    case .view, .containerView, nil: "view"
    case .control: "control"
    case .visualEffectView: "effectView"
    case .mapView: "mapView"
    case .wkWebView: "webView"
    case .tableViewCell: "cell"
    case .collectionViewCell: "cell"
    case .collectionReusableView, .tableViewHeaderFooterView: "view"
    case .tapGestureRecognizer: "tapRecognizer"
    case .panGestureRecognizer: "panRecognizer"
    case .pongPressGestureRecognizer: "longPressRecognizer"
    case .swipeGestureRecognizer: "swipeRecognizer"
    case .pinchGestureRecognizer: "pinchRecognizer"
    case .rotationGestureRecognizer: "rotationRecognizer"
    case .screenEdgePanGestureRecognizer: "edgeRecognizer"
    case .barButtonItem: "item"
    case let kind?: kind.rawValue
    }
  }

  /// Returns a name that the outlets within an object have in common, or that of the only outlet: `subtotalRow` for
  /// `subtotalTitleLabel` and `subtotalPriceLabel`.
  private static func nameByContent(of object: Object, _ outlets: [SourceElement: String]) -> String? {
    let isStack = object.kind == .stackView
    guard isStack || object.kind == .view, !object.subviews.isEmpty else { return nil }
    let role = isStack ? (object[StackViewElement.axis] == .vertical ? "column" : "row") : "group"
    func inside(_ object: Object) -> [String] {
      object.subviews.flatMap { (outlets[$0.element].map { [$0] } ?? []) + inside($0) }
    }
    let names = inside(object).map { stem(SwiftName.words(of: $0)) }.filter { !$0.isEmpty }
    guard var common = names.first else { return nil }
    if names.count > 1 {
      for words in names.dropFirst() {
        common = zip(common, words).prefix { $0 == $1 }.map(\.0)
      }
    } else if object.subviews.count > 2 {
      return nil
    }
    return SwiftName.property(common + [role])
      .flatMap { common.isEmpty ? nil : $0 }
  }

  /// Returns the words of a name without those that denote the kind of view.
  private static func stem(_ words: [String]) -> [String] {
    let kinds: Set<String> = [
      "label", "button", "view", "image", "field", "text", "switch", "stack", "control", "container", "lbl", "btn",
      "img", "txt", "the", "my",
    ]
    let start = words.drop { kinds.contains($0) }
    return Array(start.reversed().drop { kinds.contains($0) }.reversed())
  }

  /// Returns a name for the role of an object in its surroundings.
  private static func structuralName(of object: Object, role: String) -> String {
    switch object.kind {
    case .view, .containerView, nil:
      let lengths = object.constraints.filter { $0.secondItem == nil && $0.firstItem == object && $0.constant <= 1 }
      if !lengths.isEmpty, object.subviews.isEmpty { return "separator" }
      if object.kind == .containerView { return "containerView" }
      guard !object.subviews.isEmpty else { return object[ViewElement.backgroundColor] == nil ? "spacer" : "backdrop" }
      return object.parent?.kind == .scrollView && object.parent?.subviews.count == 1 ? "scrolledView" : "group"
    case .stackView:
      if let only = object.subviews.first?.kind, object.subviews.count > 1,
        object.subviews.allSatisfy({ $0.kind == only })
      {
        switch only {
        case .label: return "labels"
        case .button: return "buttons"
        case .imageView: return "images"
        case .textField: return "fields"
        case .stackView: return "rows"
        default: break
        }
      }
      return object[StackViewElement.axis] == .vertical ? "column" : "row"
    case .switch: return "toggle"
    default: return role
    }
  }
}
