extension CALayer {
  /// This layer's local time at a time of the clock: through the time lines of all its ancestors.
  final func localTime(atClockTime time: CFTimeInterval) -> CFTimeInterval {
    let parentTime = superlayerStore?.localTime(atClockTime: time) ?? time
    return extras?.timing.localTime(atParentTime: parentTime) ?? parentTime
  }

  /// The clock's time at a local time of this layer.
  final func clockTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    let parentTime = extras?.timing.parentTime(atLocalTime: time) ?? time
    return superlayerStore?.clockTime(atLocalTime: parentTime) ?? parentTime
  }
}
