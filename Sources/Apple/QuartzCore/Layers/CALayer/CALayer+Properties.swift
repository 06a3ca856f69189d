extension CALayer {
  final func layerValue(forKey name: String) -> Any? {
    guard let key = LayerKey(rawValue: name) else { return extras?.attributes[name] ?? styledValue(forKey: name) }
    switch key {
    case .anchorPoint: return anchorPoint
    case .anchorPointZ: return anchorPointZ
    case .backgroundColor: return backgroundColor
    case .borderColor: return borderColor
    case .borderWidth: return borderWidth
    case .bounds: return bounds
    case .contents: return contents
    case .contentsCenter: return contentsCenter
    case .contentsGravity: return contentsGravity
    case .contentsRect: return contentsRect
    case .contentsScale: return contentsScale
    case .cornerRadius: return cornerRadius
    case .hidden: return isHidden
    case .mask: return mask
    case .maskedCorners: return maskedCorners
    case .masksToBounds: return masksToBounds
    case .opacity: return opacity
    case .position: return position
    case .shadowColor: return shadowColor
    case .shadowOffset: return shadowOffset
    case .shadowOpacity: return shadowOpacity
    case .shadowPath: return shadowPath
    case .shadowRadius: return shadowRadius
    case .sublayers: return sublayers
    case .sublayerTransform: return sublayerTransform
    case .transform: return transform
    case .zPosition: return zPosition
    case .colors, .endPoint, .fillColor, .lineDashPhase, .lineWidth, .locations, .miterLimit, .path, .startPoint,
      .strokeColor, .strokeEnd, .strokeStart, .onOrderIn, .onOrderOut:
      return nil
    }
  }
}
