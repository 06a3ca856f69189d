extension ElementSchema {
  /// The elements that are values of properties.
  static let values: [ElementSchema] = geometry + colors + texts + buttons + scalars + simulated + web

  private static let geometry = [
    ElementSchema("rect", numbers("x", "y", "width", "height")),
    ElementSchema("point", numbers("x", "y")),
    ElementSchema("size", numbers("width", "height")),
    ElementSchema("value", [.text("type")] + numbers("x", "y", "width", "height")),
    ElementSchema("inset", numbers("minX", "minY", "maxX", "maxY")),
    ElementSchema("edgeInsets", numbers("top", "left", "bottom", "right")),
    ElementSchema("directionalEdgeInsets", numbers("top", "leading", "bottom", "trailing")),
    ElementSchema("offsetWrapper", numbers("horizontal", "vertical")),
    ElementSchema("offset", numbers("horizontal", "vertical")),
    ElementSchema("range", [.integer("location"), .integer("length")]),
    ElementSchema("autoresizingMask", AutoresizingMask.names.map(PropertyRule.bool)),
    ElementSchema("extendedEdge", flags("top", "left", "bottom", "right")),
  ]

  private static let colors = [
    ElementSchema(
      "color",
      [
        .text("name"), .text("catalog"), .text("systemColor"), .text("cocoaTouchSystemColor"),
        .text("xcode11CocoaTouchSystemColor"), .value("colorSpace", ColorSpaceName.self),
        .value("customColorSpace", Color.Space.self),
      ] + numbers("red", "green", "blue", "white", "alpha")),
    ElementSchema("nil", [.text("name")]),
    ElementSchema("blurEffect", [.text("style")]),
    ElementSchema("vibrancyEffect", [.text("style")], children: ["blurEffect"]),
    appearance("navigationBarAppearance"), appearance("toolbarAppearance"), appearance("tabBarAppearance"),
  ]

  private static func appearance(_ name: String) -> ElementSchema {
    ElementSchema(
      name,
      [
        .value("backgroundColor", Color.self), .value("shadowColor", Color.self),
        .value("backgroundImage", ImageReference.self), .value("shadowImage", ImageReference.self),
        .value("titleTextAttributes", TextAttributes.self), .value("largeTitleTextAttributes", TextAttributes.self),
        .value("titlePositionAdjustment", Offset.self), .text("configuration"), .text("catalog"),
      ], children: ["blurEffect"])
  }

  private static let texts = [
    ElementSchema("string", [.bool("base64-UTF8")], hasText: true),
    ElementSchema("mutableString", [.bool("base64-UTF8")], hasText: true),
    ElementSchema(
      "fontDescription",
      [
        .value("type", FontTypeName.self), .text("style"), .text("name"), .text("family"), .number("pointSize"),
        .value("weight", SymbolWeight.self),
      ]),
    ElementSchema("font", [.text("name"), .text("metaFont"), .number("size")]),
    ElementSchema("attributedString", children: ["fragment"]),
    ElementSchema("fragment", [.text("content")], children: ["attributes"]),
    ElementSchema(
      "attributes",
      children: [
        "color", "font", "paragraphStyle", "mutableParagraphStyle", "real", "integer", "url", "string", "bool",
        "shadow",
      ], takesAnyKey: true),
    ElementSchema("shadow", [.number("blurRadius"), .value("offset", Size.self), .value("color", Color.self)]),
    ElementSchema("url", [.text("string")]),
    ElementSchema("tabStops", children: ["textTab"]),
    ElementSchema("textTab", [.value("alignment", TextAlignment.self), .number("location")], children: ["options"]),
    ElementSchema("options", takesAnyKey: true),
    paragraphStyle("paragraphStyle"), paragraphStyle("mutableParagraphStyle"),
    ElementSchema(
      "textAttributes",
      [
        .value("font", TextFont.self), .value("fontDescription", TextFont.self), .value("textColor", Color.self),
        .value("textShadowColor", Color.self), .value("textShadowOffset", Offset.self),
      ]),
    ElementSchema(
      "textInputTraits",
      [
        .value("autocapitalizationType", Autocapitalization.self),
        .value("autocorrectionType", EditingInteraction.self),
        .value("spellCheckingType", EditingInteraction.self), .value("smartDashesType", EditingInteraction.self),
        .value("smartInsertDeleteType", EditingInteraction.self), .value("smartQuotesType", EditingInteraction.self),
        .value("keyboardType", KeyboardType.self), .value("keyboardAppearance", KeyboardAppearance.self),
        .value("returnKeyType", ReturnKeyType.self), .bool("enablesReturnKeyAutomatically"), .bool("secureTextEntry"),
        .text("textContentType"), .text("passwordRules"), .value("inlinePredictionType", EditingInteraction.self),
      ]),
    ElementSchema(
      "dataDetectorType",
      flags(
        "link", "phoneNumber", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
        "lookupSuggestion", "money", "physicalValue")),
    ElementSchema(
      "accessibility",
      [
        .text("identifier"), .text("label"), .text("hint"), .text("value"), .bool("isElement"),
        .value("traits", AccessibilityTraitNames.self),
      ]),
    ElementSchema(
      "accessibilityTraits",
      flags(
        "none", "button", "link", "image", "selected", "playsSound", "keyboardKey", "summaryElement", "notEnabled",
        "updatesFrequently", "staticText", "searchField", "header", "adjustable", "allowsDirectInteraction",
        "causesPageTurn", "startsMediaSession", "tabBar")),
  ]

  private static func paragraphStyle(_ name: String) -> ElementSchema {
    ElementSchema(
      name,
      [
        .value("alignment", TextAlignment.self), .value("lineBreakMode", ParagraphLineBreakMode.self),
        .value("baseWritingDirection", WritingDirection.self), .bool("allowsDefaultTighteningForTruncation"),
        .bool("usesDefaultHyphenation"), .text("lineBreakStrategy"),
      ]
        + numbers(
          "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
          "tailIndent",
          "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "hyphenationFactor", "defaultTabInterval",
          "tighteningFactorForTruncation"), children: ["tabStops"])
  }

  private static let buttons = [
    ElementSchema(
      "state",
      [
        .value("key", ButtonState.Kind.self), .text("title"), .value("attributedTitle", AttributedText.self),
        .value("titleColor", Color.self), .value("titleShadowColor", Color.self),
        .value("image", ImageReference.self), .value("backgroundImage", ImageReference.self), .text("catalog"),
        .value("preferredSymbolConfigurationForImage", SymbolConfiguration.self),
      ]),
    ElementSchema(
      "buttonConfiguration",
      [
        .value("style", ButtonConfigurationStyle.self), .text("title"), .text("subtitle"),
        .value("attributedTitle", AttributedText.self), .value("attributedSubtitle", AttributedText.self),
        .value("titleFontDescription", FontDescription.self), .value("subtitleFontDescription", FontDescription.self),
        .value("image", ImageReference.self), .text("catalog"), .value("imagePlacement", ImagePlacement.self),
        .number("imagePadding"), .number("titlePadding"), .value("titleAlignment", TitleAlignment.self),
        .value("titleLineBreakMode", LineBreakMode.self), .value("subtitleLineBreakMode", LineBreakMode.self),
        .value("cornerStyle", ButtonConfigurationCornerStyle.self), .value("buttonSize", ButtonConfigurationSize.self),
        .value("contentInsets", DirectionalEdgeInsets.self), .bool("showsActivityIndicator"),
        .value("baseForegroundColor", Color.self), .value("baseBackgroundColor", Color.self),
        .value("preferredSymbolConfigurationForImage", SymbolConfiguration.self),
        .value("background", BackgroundConfiguration.self), .text("indicator"), .text("macIdiomStyle"),
        .bool("automaticallyUpdateForSelection"),
      ], children: ["color"]),
    ElementSchema(
      "backgroundConfiguration",
      [
        .number("cornerRadius"), .number("strokeWidth"), .number("strokeOutset"),
        .value("backgroundColor", Color.self), .value("strokeColor", Color.self),
        .value("image", ImageReference.self), .text("catalog"), .value("imageContentMode", ContentMode.self),
        .value("backgroundInsets", DirectionalEdgeInsets.self), .text("edgesAddingLayoutMarginsToBackgroundInsets"),
      ], children: ["visualEffect", "blurEffect"]),
    ElementSchema(
      "imageReference",
      [
        .text("image"), .text("catalog"), .value("symbolScale", SymbolScale.self),
        .value("renderingMode", SymbolRenderingMode.self), .number("variableValue"),
        .value("preferredSymbolConfiguration", SymbolConfiguration.self),
      ], children: ["hierarchicalColors", "colors"]),
    ElementSchema("hierarchicalColors", children: ["color"]),
    ElementSchema("colors", children: ["color"]),
    ElementSchema(
      "preferredSymbolConfiguration",
      [
        .text("configurationType"), .value("scale", SymbolScale.self), .value("weight", SymbolWeight.self),
        .number("pointSize"), .text("textStyle"), .text("fontStyle"),
        .value("renderingMode", SymbolRenderingMode.self), .value("font", FontDescription.self),
        .value("fontDescription", FontDescription.self),
      ], children: ["hierarchicalColors", "colors"]),
    ElementSchema(
      "segment",
      [
        .text("title"), .value("image", ImageReference.self), .text("catalog"), .bool("enabled"), .number("width"),
        .value("contentOffset", Size.self), .bool("selected"),
      ]),
    ElementSchema("keyModifierFlags", modifiers),
    ElementSchema("modifierMask", modifiers),
  ]

  private static let modifiers = flags("command", "shift", "alternate", "control", "alphaShift", "numericPad", "option")

  private static let scalars = [
    ElementSchema("bool", [.bool("value")]),
    ElementSchema("boolean", [.bool("value")]),
    ElementSchema("integer", [.integer("value")]),
    ElementSchema("real", [.number("value")]),
    ElementSchema("date", [.number("timeIntervalSinceReferenceDate")]),
    ElementSchema("timeZone", [.text("name")], children: ["data", "mutableData"]),
    ElementSchema("locale", [.text("localeIdentifier")]),
    ElementSchema("data", hasText: true),
    ElementSchema("mutableData", hasText: true),
    ElementSchema("array", children: ["string", "mutableString", "real", "integer"]),
    ElementSchema("mutableArray", children: ["string", "mutableString", "real", "integer"]),
  ]

  private static let simulated = SimulatedMetrics.Kind.allCases.map {
    ElementSchema(
      $0.rawValue,
      [
        .bool("prompted"), .bool("translucent"), .text("barStyle"), .text("orientation"), .text("type"),
        .text("statusBarStyle"),
      ],
      children: ["size"])
  }

  private static let web = [
    ElementSchema(
      "wkWebViewConfiguration",
      [
        .value("preferences", WebPart.self), .value("mediaTypesRequiringUserActionForPlayback", WebPart.self),
        .value("dataDetectorTypes", DataDetectorTypes.self), .text("applicationNameForUserAgent"),
      ]
        + flags(
          "allowsInlineMediaPlayback", "suppressesIncrementalRendering", "allowsAirPlayForMediaPlayback",
          "allowsPictureInPictureMediaPlayback", "upgradeKnownHostsToHTTPS",
          "limitsNavigationsToAppBoundDomains")),
    ElementSchema(
      "wkPreferences",
      flags("javaScriptEnabled", "javaScriptCanOpenWindowsAutomatically", "fraudulentWebsiteWarningEnabled")
        + numbers("minimumFontSize")),
    ElementSchema("audiovisualMediaTypes", flags("none", "audio", "video", "all")),
  ]

  private static func numbers(_ names: String...) -> [PropertyRule] { names.map(PropertyRule.number) }
  private static func flags(_ names: String...) -> [PropertyRule] { names.map(PropertyRule.bool) }
}

/// A rule for accessibility traits, which have their own element.
struct AccessibilityTraitNames: PropertyValue {
  static var meaning: String { "accessibility traits" }
  static var elementNames: Set<String> { ["accessibilityTraits"] }

  init?(element: SourceElement) {}
}

/// A rule for `colorSpace`: a color space, `custom` with the name in `customColorSpace`, or `catalog` with a name.
struct ColorSpaceName: PropertyValue {
  static var meaning: String { "custom, catalog or " + Color.Space.meaning }

  init?(attribute: String, of element: SourceElement) {
    guard attribute == "custom" || attribute == "catalog" || Color.Space(rawValue: attribute) != nil else { return nil }
  }
}

/// A rule for the `type` of a `fontDescription`.
enum FontTypeName: String, EnumerationValue {
  case system, boldSystem, italicSystem, monospacedSystem
}

/// A rule for the simulated metrics of a document from before Xcode 7.
struct MetricsContainer: PropertyValue {
  static var meaning: String { "simulated metrics" }
  static var elementNames: Set<String> { ["simulatedMetricsContainer"] }

  init?(element: SourceElement) {}
}

/// A rule for the parts of a web view's configuration.
struct WebPart: PropertyValue {
  static var meaning: String { "a part of a web view's configuration" }
  static var elementNames: Set<String> { ["wkPreferences", "audiovisualMediaTypes"] }

  init?(element: SourceElement) {}
}
