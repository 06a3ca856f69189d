/// The options and limits of an exploration.
package struct ExplorationPlan: Sendable {
  /// The maximum number of actions. The same number gives the same map.
  package var maxSteps = 1500
  /// The time in minutes after which no action begins.
  package var minutes = 10.0
  /// The seed for the order of equal actions and the values of fields.
  package var seed: UInt64 = 0
  /// Whether the device is rotated on each screen.
  package var rotates = false
  package var filling = FieldFilling()
  /// Whether actions are tried again on screens that another action led back to, because its effect may appear on the
  /// next screen.
  package var triesAgain = true

  package init() {}
}
