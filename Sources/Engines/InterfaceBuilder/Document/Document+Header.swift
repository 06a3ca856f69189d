extension Document {
  /// The version of Interface Builder that saved the file: `17701`, `14460.31`.
  package var toolsVersion: String? { element["toolsVersion"] }

  /// The version of Interface Builder's plug-in for iOS that saved the file: a little lower than that of the tools.
  package var plugInVersion: String? {
    let plugIns = element.contents(of: "dependencies").filter { $0.name == "plugIn" }
    return plugIns.first { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }?["version"]
  }
  package var targetRuntime: String? { element["targetRuntime"] }
  package var usesSafeAreas: Bool { element.bool("useSafeAreas") ?? false }
  package var isLaunchScreen: Bool { element.bool("launchScreen") ?? false }

  /// The device that the file was edited on, nil in files of before Xcode 8.
  package var device: Device? { element.child("device").map(Device.init) }

  /// The size of text that the file was edited in, as the place among the categories from extra small on; nil for the usual.
  package var textSizeRank: Int? {
    guard let overrides = element.child("accessibilityOverrides"), overrides.bool("isEnabled") == true else {
      return nil
    }
    return overrides["dynamicTypePreference"].flatMap { Int($0) }
  }

  /// What the file needs: `Safe area layout guides` and such.
  package var capabilities: [String] {
    element.contents(of: "dependencies").filter { $0.name == "capability" }.compactMap { $0["name"] }
  }

  /// The metrics that controllers which say nothing simulate: `statusBar`, `orientation`, `destination`.
  package var defaultSimulatedMetrics: [String: SimulatedMetrics] {
    let metrics = element.contents(of: "simulatedMetricsContainer").compactMap { child in
      child.key.flatMap { key in SimulatedMetrics(element: child).map { (key, $0) } }
    }
    return Dictionary(metrics) { $1 }
  }
}
