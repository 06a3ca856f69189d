/// Hears that the clock has moved, or that a frame is about to be made.
package protocol ClockListener: AnyObject {
  func clockHasMoved()
}
