/// The values of `CAMediaTiming` as one value. Nearly all layers have the default, and store none.
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

  /// Returns the active local time at a parent's time.
  package func localTime(atParentTime time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// Returns the parent's time at an active local time. A time line that stands still (`speed` zero) is at one local
  /// time throughout; its beginning is as good an answer as any.
  package func parentTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
