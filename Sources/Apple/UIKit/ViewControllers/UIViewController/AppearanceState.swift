/// The state of a controller between being hidden and visible.
enum AppearanceState {
  case disappeared
  case appearing(animated: Bool, isInHierarchy: Bool)
  case appeared
  case disappearing(animated: Bool)

  var isDisappearing: Bool {
    if case .disappearing = self { return true }
    return false
  }

  /// Whether the controller is visible or about to be.
  var isShown: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }
}
