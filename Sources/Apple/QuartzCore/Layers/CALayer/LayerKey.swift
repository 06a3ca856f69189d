/// The names of a layer's properties and events for actions, animations and dumps.
package enum LayerKey: String, CaseIterable, Sendable {
  case anchorPoint
  case anchorPointZ
  case backgroundColor
  case borderColor
  case borderWidth
  case bounds
  case colors
  case contents
  case contentsCenter
  case contentsGravity
  case contentsRect
  case contentsScale
  case cornerRadius
  case endPoint
  case fillColor
  case hidden
  case lineDashPhase
  case lineWidth
  case locations
  case mask
  case maskedCorners
  case masksToBounds
  case miterLimit
  case opacity
  case path
  case position
  case shadowColor
  case shadowOffset
  case shadowOpacity
  case shadowPath
  case shadowRadius
  case startPoint
  case strokeColor
  case strokeEnd
  case strokeStart
  case sublayers
  case sublayerTransform
  case transform
  case zPosition
  case onOrderIn
  case onOrderOut
}

/// The event of a layer that becomes visible or is added to a layer tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is hidden or removed from its layer tree.
public let kCAOnOrderOut = "onOrderOut"
