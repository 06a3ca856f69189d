/// One form that descriptions of views have.
@MainActor
protocol LayoutPattern {
  /// Builds the views and lays them out.
  ///
  /// - Returns: nil where the description has another form.
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer?
}
