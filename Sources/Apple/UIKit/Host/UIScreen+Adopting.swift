import Foundation

extension UIScreen {
  /// Sets another configuration of the screen, such as a rotation or another style. The windows of its scenes follow.
  ///
  /// - Parameter animated: Whether a rotation or a change of the size is animated.
  package final func adopt(_ configuration: ScreenConfiguration, animated: Bool = false) {
    let transition = ScreenTransition(of: self, to: configuration, animated: animated)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.filter { $0.screen === self }
      .map { ($0, $0.effectiveGeometry) }
    let old = traits
    let oldConfiguration = self.configuration
    self.configuration = configuration
    if let height = keyboardFrame?.height {
      let size = configuration.sceneBounds.size
      keyboardFrame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    let new = configuration.traits
    if new.values != old.values {
      traits = new
      if self === UIScreen.main { UserInterface.current.outerTraits = new }
      traitCollectionDidChange(old)
    }
    if self === UIScreen.main,
      HostDevice.orientation(of: configuration) != HostDevice.orientation(of: oldConfiguration)
    {
      UIDevice.current.post(UIDevice.orientationDidChangeNotification)
    }
    transition.perform {
      for (scene, geometry) in scenes { scene.screenDidChange(from: old, geometry) }
    }
    (host?.userInterface ?? UserInterface.current).keyboard.screenDidChange(self)
    guard self === UIScreen.main else { return }
    UIAccessibility.announceChanges(from: oldConfiguration, to: configuration)
    let category = configuration.contentSizeCategory
    guard category != oldConfiguration.contentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
