/// The options and limits of an exploration.
package struct ExplorationPlan: Sendable {
  /// Actions that are tried. The same number gives the same map.
  package var maxSteps = 1500
  /// Minutes of the machine's time after which no action is begun.
  package var minutes = 10.0
  /// The order of equals, and the values for fields.
  package var seed: UInt64 = 0
  /// Whether the device is turned on each screen.
  package var rotates = false
  package var filling = FieldFilling()
  /// Whether ways on are tried again from screens that were come back to: what was done may show on the next one.
  package var triesAgain = true

  package init() {}
}
