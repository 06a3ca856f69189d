/// What shows a text container, and follows its layout.
protocol TextContainerOwner: AnyObject {
  /// Lines have to be set anew.
  func textLayoutDidBecomeInvalid()

  /// Text has to be drawn anew.
  func textDisplayDidBecomeInvalid()

  /// The container wants another side from its view.
  func textContainerTrackingDidChange()
}
