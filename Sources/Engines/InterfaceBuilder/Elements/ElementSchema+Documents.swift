extension ElementSchema {
  /// The elements that enclose the objects.
  static let documents: [ElementSchema] = [
    ElementSchema(
      "document",
      [
        .text("type"), .text("version"), .text("toolsVersion"), .text("systemVersion"), .text("targetRuntime"),
        .text("propertyAccessControl"), .text("variant"), .bool("useAutolayout"), .bool("useTraitCollections"),
        .bool("useSafeAreas"), .bool("colorMatched"), .bool("launchScreen"), .reference("initialViewController"),
        .bool("maximumDynamicTypePreviewSize"), .value("defaultSimulatedMetrics", MetricsContainer.self),
        .text("defaultSimulatedDestination"), .text("defaultVersion"),
      ],
      children: [
        "device", "dependencies", "objects", "scenes", "resources", "customFonts", "designables", "classes",
        "accessibilityOverrides", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "color", "point",
      ]),
    ElementSchema(
      "device", [.text("id"), .text("orientation"), .text("appearance"), .text("layout")], children: ["adaptation"]),
    ElementSchema("adaptation", [.text("id")]),
    ElementSchema("dependencies", children: ["deployment", "plugIn", "capability", "development"]),
    ElementSchema("deployment", [.text("identifier"), .text("version"), .text("defaultVersion")]),
    ElementSchema("development", [.text("identifier"), .text("version"), .text("defaultVersion")]),
    ElementSchema("plugIn", [.text("identifier"), .text("version")]),
    ElementSchema("capability", [.text("name"), .text("minToolsVersion"), .text("minSystemVersion")]),
    ElementSchema("scenes", children: ["scene"]),
    ElementSchema(
      "scene", [.text("sceneID"), .text("userLabel"), .value("canvasLocation", Point.self)], children: ["objects"]),
    ElementSchema("objects", children: ObjectKind.names),
    ElementSchema("resources", children: ["image", "namedColor", "systemColor"]),
    ElementSchema(
      "image",
      [
        .text("name"), .number("width"), .number("height"), .text("catalog"), .text("key"),
        .value("keyedArchiveRepresentation", ArchivedData.self),
      ]),
    ElementSchema("namedColor", [.text("name")], children: ["color"]),
    ElementSchema("systemColor", [.text("name")], children: ["color"]),
    ElementSchema("customFonts", children: ["array", "mutableArray"], takesAnyKey: true),
    ElementSchema("designables", children: ["designable"]),
    ElementSchema("designable", [.text("name"), .value("intrinsicContentSize", Size.self)], children: ["size"]),
    ElementSchema("accessibilityOverrides", [.text("dynamicTypePreference"), .bool("isEnabled")]),
    ElementSchema("inferredMetricsTieBreakers", children: ["segue"]),
    ElementSchema(
      "simulatedMetricsContainer",
      [
        .value("statusBar", SimulatedMetrics.self), .value("orientation", SimulatedMetrics.self),
        .value("destination", SimulatedMetrics.self),
      ]),
    // Xcode 4 saved the classes of the project.
    ElementSchema("classes", children: ["class"]),
    ElementSchema(
      "class", [.text("className"), .text("superclassName")], children: ["source", "relationships"]),
    ElementSchema("source", [.text("type"), .text("relativePath")]),
    ElementSchema("relationships", children: ["relationship"]),
    ElementSchema("relationship", [.text("kind"), .text("name"), .text("candidateClass")]),
  ]
}
