/// Access to properties by name, since Foundation on Linux has no key-value coding for them.
extension CALayer {
  final func layerValue(forKeyPath keyPath: String) -> Any? {
    let path = LayerKeyPath(keyPath)
    if path.members.isEmpty { return value(forKey: path.key) }
    return value(forKey: path.key).flatMap { AnimationValue($0) }?.member(path.members[...])?.any
  }

  final func setLayerValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = LayerKeyPath(keyPath)
    if path.members.isEmpty { return setValue(value, forKey: path.key) }
    guard let whole = self.value(forKey: path.key).flatMap({ AnimationValue($0) }),
      let part = value.flatMap({ AnimationValue($0) })
    else { return }
    setValue(whole.replacing(path.members[...], with: part).any, forKey: path.key)
  }

  /// Sets a property through its setter, with all side effects.
  final func setLayerValue(_ value: Any?, forKey name: String) {
    let box = value.flatMap { AnimationValue($0) } ?? .nothing
    let number = box.number ?? 0
    switch name {
    case "position": box.point.map { position = $0 }
    case "bounds": box.rect.map { bounds = $0 }
    case "frame": box.rect.map { frame = $0 }
    case "anchorPoint": box.point.map { anchorPoint = $0 }
    case "anchorPointZ": anchorPointZ = CGFloat(number)
    case "zPosition": zPosition = CGFloat(number)
    case "transform": box.transform.map { transform = $0 }
    case "sublayerTransform": box.transform.map { sublayerTransform = $0 }
    case "backgroundColor": box.color.map { backgroundColor = $0 }
    case "borderColor": box.color.map { borderColor = $0 }
    case "borderWidth": borderWidth = CGFloat(number)
    case "cornerRadius": cornerRadius = CGFloat(number)
    case "maskedCorners": maskedCorners = CACornerMask(rawValue: UInt(max(number, 0)))
    case "opacity": opacity = Float(number)
    case "hidden": isHidden = number != 0
    case "masksToBounds": masksToBounds = number != 0
    case "doubleSided": isDoubleSided = number != 0
    case "opaque": isOpaque = number != 0
    case "geometryFlipped": isGeometryFlipped = number != 0
    case "shouldRasterize": shouldRasterize = number != 0
    case "rasterizationScale": rasterizationScale = CGFloat(number)
    case "shadowColor": box.color.map { shadowColor = $0 }
    case "shadowOffset": box.size.map { shadowOffset = $0 }
    case "shadowOpacity": shadowOpacity = Float(number)
    case "shadowPath": box.path.map { shadowPath = $0 }
    case "shadowRadius": shadowRadius = CGFloat(number)
    case "contents": contents = value
    case "contentsRect": box.rect.map { contentsRect = $0 }
    case "contentsCenter": box.rect.map { contentsCenter = $0 }
    case "contentsScale": contentsScale = CGFloat(number)
    case "contentsGravity":
      if let name = value as? String { contentsGravity = CALayerContentsGravity(rawValue: name) }
    case "mask": mask = value as? CALayer
    case "name": self.name = value as? String
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "beginTime": beginTime = number
    default: setAttribute(value, forKey: name)
    }
  }

  /// Sets the value of a custom key. As for a property, the change runs its action.
  private final func setAttribute(_ value: Any?, forKey name: String) {
    guard flags.contains(.observesChanges) else {
      if value != nil || extras != nil { extrasToChange.attributes[name] = value }
      return
    }
    changeObserved(named: name) { extrasToChange.attributes[name] = value }
  }

  /// Returns the value of a property that actions and animations don't support.
  final func otherValue(forKey name: String) -> Any? {
    switch name {
    case "frame": frame
    case "doubleSided": isDoubleSided
    case "opaque": isOpaque
    case "geometryFlipped": isGeometryFlipped
    case "shouldRasterize": shouldRasterize
    case "rasterizationScale": rasterizationScale
    case "name": self.name
    case "speed": speed
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    default: nil
    }
  }
}
