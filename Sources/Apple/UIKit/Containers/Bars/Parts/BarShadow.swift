// Apps hide the hairline of a bar by the key "hidesShadow", for which iOS has no declaration.

extension UINavigationBar {
  @_spi(Host) public final var hidesShadow: Bool {
    get { parts.background.hidesShadow }
    set { parts.background.hidesShadow = newValue }
  }
}

extension UITabBar {
  @_spi(Host) public final var hidesShadow: Bool {
    get { background.hidesShadow }
    set { background.hidesShadow = newValue }
  }
}

extension UIToolbar {
  @_spi(Host) public final var hidesShadow: Bool {
    get { background.hidesShadow }
    set { background.hidesShadow = newValue }
  }
}
