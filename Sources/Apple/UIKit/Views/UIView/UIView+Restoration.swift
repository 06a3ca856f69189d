extension UIView {
  /// The name by which the view's state would be restored. A host restores none: it is kept only.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/restorationidentifier
  public var restorationIdentifier: String? {
    get { rareStorage?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }
}
