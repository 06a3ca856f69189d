extension Document {
  /// The version of Interface Builder that saved the file: `17701`, `14460.31`.
  package var toolsVersion: String? { element["toolsVersion"] }

  /// The version of Interface Builder's plug-in for iOS that saved the file, which is slightly lower than that of the
  /// tools.
  package var plugInVersion: String? {
    let plugIns = element.contents(of: "dependencies").filter { $0.name == "plugIn" }
    return plugIns.first { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }?["version"]
  }
  package var targetRuntime: String? { element["targetRuntime"] }
  package var usesSafeAreas: Bool { element.bool("useSafeAreas") ?? false }
  package var isLaunchScreen: Bool { element.bool("launchScreen") ?? false }

  /// The device for which the file was edited, or nil in files from before Xcode 8.
  package var device: Device? { element.child("device").map(Device.init) }

  /// The text size in which the file was edited, as the index among the categories from extra small on, or nil for the
  /// standard size.
  package var textSizeRank: Int? {
    guard let overrides = element.child("accessibilityOverrides"), overrides.bool("isEnabled") == true else {
      return nil
    }
    return overrides["dynamicTypePreference"].flatMap { Int($0) }
  }

  /// The features that the file requires, such as `Safe area layout guides`.
  package var capabilities: [String] {
    element.contents(of: "dependencies").filter { $0.name == "capability" }.compactMap { $0["name"] }
  }

  /// The simulated metrics of controllers that define none: `statusBar`, `orientation`, `destination`.
  package var defaultSimulatedMetrics: [String: SimulatedMetrics] {
    let metrics = element.contents(of: "simulatedMetricsContainer").compactMap { child in
      child.key.flatMap { key in SimulatedMetrics(element: child).map { (key, $0) } }
    }
    return Dictionary(metrics) { $1 }
  }
}
