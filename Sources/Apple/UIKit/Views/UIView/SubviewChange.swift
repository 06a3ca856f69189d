/// What of a view matters to a superview that arranges it.
enum SubviewChange {
  /// Its intrinsic content size.
  case contentSize
  /// How much it wants to have that size.
  case contentPriority
  /// Whether it is hidden.
  case hidden
  /// Whether its text wraps.
  case wrapping
}
