/// Where a controller is between off and on the screen.
enum AppearanceState {
  case disappeared
  case appearing(animated: Bool, isInHierarchy: Bool)
  case appeared
  case disappearing(animated: Bool)

  var isDisappearing: Bool {
    if case .disappearing = self { return true }
    return false
  }

  /// On the screen or on its way there.
  var isShown: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }
}
