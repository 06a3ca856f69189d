/// The values of `CAMediaTiming`. Most layers have the default and store none.
package struct LayerTiming: Equatable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init(duration: CFTimeInterval = 0) {
    self.duration = duration
  }

  /// Returns the active local time for a time of the parent.
  package func localTime(atParentTime time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// Returns the time of the parent for an active local time. A paused time line (`speed` 0) has one local time
  /// throughout; its beginning is returned.
  package func parentTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
