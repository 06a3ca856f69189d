/// The messages about a touch that its view has received.
enum TouchDelivery {
  /// None yet, since the touch is new.
  case none
  /// None, now and later, since another finger or view forbids them or a gesture took the touch.
  case refused
  /// None until recognizers or a scroll view allow them. The touch may already have ended.
  case withheld
  /// The beginning.
  case begun
  /// The beginning. The end is delayed for recognizers.
  case endWithheld
  /// All messages.
  case finished
}
