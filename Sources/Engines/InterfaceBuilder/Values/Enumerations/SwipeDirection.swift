/// The direction of a swipe.
package enum SwipeDirection: String, EnumerationValue {
  case right, left, up, down
}
