import InterfaceBuilder

/// The expression that creates an object: `UIButton(type: .system)`.
struct Creation {
  /// The class as it is written.
  let type: String
  let expression: String
  /// The preceding statements, for a value that has to be assembled first.
  var before: [String] = []
  /// The module of the class, or nil for UIKit.
  var module: String?
}

extension AttributeContext {
  /// Returns the creation of a view in code, or nil for elements that no longer correspond to a view.
  func creation(of object: Object) -> Creation? {
    let custom = object.customClass?.name
    guard let base = baseClass(of: object) else { return nil }
    let type = custom.map(Self.typeName) ?? base.name
    var creation = Creation(type: type, expression: "\(type)(\(arguments(of: object)))")
    creation.module = base.module
    if object.kind == .collectionView { creation.before = flowLayout(of: object) }
    return creation
  }

  /// Returns a class name as a valid Swift identifier.
  static func typeName(_ name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if SwiftName.isName(last) { return last }
    return SwiftName.type(SwiftName.words(of: last)) ?? "UIView"
  }

  /// Returns the class of an element, and its module.
  func baseClass(of object: Object) -> (name: String, module: String?)? {
    switch object.kind {
    case .mapView: ("MKMapView", "MapKit")
    case .wkWebView: ("WKWebView", "WebKit")
    case .webView, .glkView, .mtkView, .sceneKitView, .skView, .arscnView, .arskView, .pdfView, .lpLinkView: nil
    case .tableViewCellContentView, .collectionViewCellContentView, .containerView, .window: ("UIView", nil)
    case nil: ("UIView", nil)
    case let kind?: kind.className.map { ($0, nil) }
    }
  }

  private func arguments(of object: Object) -> String {
    switch object.kind {
    case .button: return buttonArguments(object)
    case .tableView:
      let style = object[TableViewElement.style] ?? .plain
      return style == .plain ? "" : "frame: .zero, style: .\(style.rawValue)"
    case .collectionView: return "frame: .zero, collectionViewLayout: \(layoutExpression(object))"
    case .progressView:
      // The style is a property too, but the initializer is shorter.
      return ""
    case .activityIndicatorView:
      switch object[ActivityIndicatorViewElement.style] {
      case .large?, .whiteLarge?: return "style: .large"
      default: return "style: .medium"
      }
    case .segmentedControl:
      let items = object.segments.enumerated().map { index, segment in
        segment.image.map { "\(expressions.image($0)) as Any" }
          ?? expressions.text(segment.title ?? "", of: object, "segmentTitles[\(index)]")
      }
      return items.isEmpty ? "" : "items: [\(items.joined(separator: ", "))]"
    case .visualEffectView:
      switch object.visualEffect {
      case .blur(let style)?: return "effect: UIBlurEffect(style: .\(Self.blurStyle(style)))"
      case .vibrancy(_, let blur)?:
        return "effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .\(Self.blurStyle(blur ?? "regular"))))"
      case nil: return "effect: nil"
      }
    case .tableViewCell:
      let style = object[TableViewCellElement.style] ?? .default
      let identifier = object[TableViewCellElement.reuseIdentifier].map(SwiftLiteral.text) ?? "nil"
      return "style: .\(Self.cellStyle(style)), reuseIdentifier: \(identifier)"
    default: return ""
    }
  }

  static func cellStyle(_ style: CellStyle) -> String {
    switch style {
    case .default: "default"
    case .value1: "value1"
    case .value2: "value2"
    case .subtitle: "subtitle"
    }
  }

  private func buttonArguments(_ object: Object) -> String {
    if let configuration = object[ButtonElement.configuration] {
      let (expression, _) = buttonConfiguration(configuration, of: object)
      return "configuration: \(expression)"
    }
    return switch object[ButtonElement.buttonType] {
    case .system?, .roundedRect?: "type: .system"
    case .detailDisclosure?: "type: .detailDisclosure"
    case .infoLight?: "type: .infoLight"
    case .infoDark?: "type: .infoDark"
    case .contactAdd?: "type: .contactAdd"
    case .close?: "type: .close"
    // A custom class uses its own initializer if the file requests no system appearance.
    case .custom?, .plain?, nil: object.customClass == nil ? "type: .custom" : ""
    }
  }

  /// Returns the initial configuration of a button, and the settings that are applied to it afterward.
  func buttonConfiguration(_ source: ButtonConfiguration, of object: Object) -> (String, [Setting]) {
    let style =
      switch source.style {
      case .plain, .glass, .clearGlass: "plain"
      case .prominentGlass, .prominentClearGlass: "filled"
      case let style: style.rawValue
      }
    var settings: [Setting] = []
    func set(_ path: String, _ value: String?) {
      if let value { settings.append(.property("configuration?.\(path)", value)) }
    }
    if let title = source.attributedTitle {
      set("attributedTitle", "AttributedString(\(expressions.attributedText(title)))")
    } else {
      set("title", source.title.map { expressions.text($0, of: object, "configurationTitle") })
    }
    if let subtitle = source.attributedSubtitle {
      set("attributedSubtitle", "AttributedString(\(expressions.attributedText(subtitle)))")
    } else {
      set("subtitle", source.subtitle.map(SwiftLiteral.text))
    }
    set("titleTextAttributesTransformer", source.titleFont.map(transformer))
    set("subtitleTextAttributesTransformer", source.subtitleFont.map(transformer))
    set("image", source.image.map(expressions.image))
    set("preferredSymbolConfigurationForImage", source.symbolConfiguration.flatMap(expressions.symbolConfiguration))
    if let placement = source.imagePlacement, placement != .leading, placement.rawValue != "none" {
      set("imagePlacement", ".\(placement.rawValue)")
    }
    set("imagePadding", source.imagePadding.flatMap { $0 == 0 ? nil : SwiftLiteral.number($0) })
    set("titlePadding", source.titlePadding.map(SwiftLiteral.number))
    set("titleAlignment", source.titleAlignment.flatMap { $0 == .automatic ? nil : ".\($0.rawValue)" })
    set("titleLineBreakMode", source.titleLineBreakMode.map(Expressions.lineBreak))
    set("subtitleLineBreakMode", source.subtitleLineBreakMode.map(Expressions.lineBreak))
    set("cornerStyle", source.cornerStyle.map { ".\($0.rawValue)" })
    set("buttonSize", source.buttonSize.map { ".\($0.rawValue)" })
    set("contentInsets", source.contentInsets.map { Expressions.insets($0) })
    if source.showsActivityIndicator == true { set("showsActivityIndicator", "true") }
    set("baseForegroundColor", source.baseForegroundColor.flatMap(expressions.color))
    set("baseBackgroundColor", source.baseBackgroundColor.flatMap(expressions.color))
    if let background = source.background {
      set("background.cornerRadius", background.cornerRadius.map(SwiftLiteral.number))
      set("background.strokeWidth", background.strokeWidth.map(SwiftLiteral.number))
      set("background.strokeOutset", background.strokeOutset.map(SwiftLiteral.number))
      set("background.backgroundColor", background.backgroundColor.flatMap(expressions.color))
      set("background.strokeColor", background.strokeColor.flatMap(expressions.color))
      set("background.image", background.image.map(expressions.image))
      set("background.imageContentMode", background.imageContentMode.map { ".\($0.rawValue)" })
      set("background.backgroundInsets", background.backgroundInsets.map { Expressions.insets($0) })
    }
    return (".\(style)()", settings)
  }

  private static func blurStyle(_ name: String) -> String {
    let known: Set<String> = [
      "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
      "systemMaterial", "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight",
      "systemThinMaterialLight", "systemMaterialLight", "systemThickMaterialLight", "systemChromeMaterialLight",
      "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark",
      "systemChromeMaterialDark",
    ]
    return known.contains(name) ? name : "regular"
  }

  func layoutExpression(_ object: Object) -> String {
    let layout = object[CollectionViewElement.collectionViewLayout]
    let type = layout?.customClass.map { Self.typeName($0.name) } ?? "UICollectionViewFlowLayout"
    return flowLayout(of: object).isEmpty ? "\(type)()" : "layout"
  }

  /// Returns the statements that create the layout of a collection view, which are empty if it needs no settings.
  func flowLayout(of object: Object) -> [String] {
    guard let layout = object[CollectionViewElement.collectionViewLayout] else { return [] }
    let settings = layout.kind == .collectionViewFlowLayout ? CodeAttributes.settings(of: layout, self) : []
    guard !settings.isEmpty else { return [] }
    let type = layout.customClass.map { Self.typeName($0.name) } ?? "UICollectionViewFlowLayout"
    return ["let layout = \(type)()"] + settings.map { $0.statement(of: "layout") }
  }
}
