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

  /// Whether its animations are additive differences, so that one in progress blends into the next one.
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .anchorPoint, .zPosition: true
    default: false
    }
  }

  /// Whether earlier animations continue below the latest one.
  var keepsEarlier: Bool {
    switch self {
    case .transform, .sublayerTransform: true
    default: isAdditive
    }
  }
}
