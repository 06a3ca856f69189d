/// What of a touch its view has heard.
enum TouchDelivery {
  /// Nothing yet: the touch is new.
  case none
  /// Nothing, and won't: another finger or view forbids it, or a gesture took it.
  case refused
  /// Nothing, until recognizers or a scroll view let it through. The touch may be over meanwhile.
  case withheld
  /// That it began.
  case begun
  /// That it began; its end waits for recognizers.
  case endWithheld
  /// All.
  case finished
}
