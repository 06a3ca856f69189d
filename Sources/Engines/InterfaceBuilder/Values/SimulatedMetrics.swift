/// A bar or size that Interface Builder simulates for a view, and that does not exist at run time.
///
/// A property that is `nil` (`SourceElement.isNil(_:)`) simulates its absence.
package struct SimulatedMetrics: Hashable, Sendable {
  package var kind: Kind
  /// The attributes except the key: `prompted`, `translucent`, `barStyle`, `orientation`, `type`.
  package var attributes: [String: String]

  package enum Kind: String, CaseIterable, Sendable {
    case statusBar = "simulatedStatusBarMetrics"
    case navigationBar = "simulatedNavigationBarMetrics"
    case toolbar = "simulatedToolbarMetrics"
    case tabBar = "simulatedTabBarMetrics"
    case orientation = "simulatedOrientationMetrics"
    case screen = "simulatedScreenMetrics"
    case freeform = "freeformSimulatedSizeMetrics"
    case modalFormSheet = "modalFormSheetSimulatedSizeMetrics"
    case modalPageSheet = "modalPageSheetSimulatedSizeMetrics"
    case simulatedModalFormSheet = "simulatedModalFormSheetMetrics"
    case splitViewMaster = "simulatedSplitViewMasterMetrics"
    case splitViewDetail = "simulatedSplitViewDetailMetrics"
    case splitViewMasterSize = "splitViewMasterSimulatedSizeMetrics"
    case splitViewDetailSize = "splitViewDetailSimulatedSizeMetrics"
    case quickLookSize = "quickLookSimulatedSizeMetrics"
  }
}

extension SimulatedMetrics: PropertyValue {
  package static var meaning: String { "simulated metrics" }
  package static var elementNames: Set<String> { Set(Kind.allCases.map(\.rawValue)) }

  package init?(element: SourceElement) {
    guard let kind = Kind(rawValue: element.name) else { return nil }
    self.kind = kind
    attributes = Dictionary(element.attributes.filter { $0.name != "key" }.map { ($0.name, $0.value) }) { $1 }
  }
}
