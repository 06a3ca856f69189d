/// The properties of a view's layer that blocks animate.
enum AnimatedKey: String {
  case position
  case bounds
  case anchorPoint
  case zPosition
  case transform
  case sublayerTransform
  case opacity
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOffset
  case shadowOpacity
  case shadowRadius
  case shadowPath

  /// Its animations are differences that add up, so that one that is under way flows into the next one.
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .anchorPoint, .zPosition: true
    default: false
    }
  }

  /// Animations of it stay beside each other, the latest on top.
  var keepsEarlier: Bool {
    switch self {
    case .transform, .sublayerTransform: true
    default: isAdditive
    }
  }
}
