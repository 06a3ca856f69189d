/// Checks the simulated metrics of a whole document of before Xcode 7.
struct MetricsContainer: PropertyValue {
  static var meaning: String { "simulated metrics" }
  static var elementNames: Set<String> { ["simulatedMetricsContainer"] }

  init?(element: SourceElement) {}
}
