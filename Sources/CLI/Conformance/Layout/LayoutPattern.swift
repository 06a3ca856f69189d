/// A format of descriptions of views.
@MainActor
protocol LayoutPattern {
  /// Builds the views and lays them out.
  ///
  /// - Returns: The result, or nil if the description has another format.
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer?
}
