/// The conversion of coordinates between layers of a tree.
package enum LayerConversion {
  package static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    if source === target { return point }
    // Direct neighbors are the most common case.
    if let target, source?.superlayerStore === target, let source { return point.applying(source.affineIntoSuperlayer) }
    return point.applying(transform(from: source, to: target))
  }

  package static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    if source === target { return rect }
    return rect.applying(transform(from: source, to: target))
  }

  /// Returns the transform from one layer's coordinates to another's; `nil` for the coordinates that contain a root.
  /// The transform of a flattened layer on the way to the target isn't invertible and is omitted.
  package static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    let ancestor = commonAncestor(source, target)
    let up = transform(from: source, upTo: ancestor)
    guard target !== ancestor else { return up }
    return up.concatenating(transform(from: target, upTo: ancestor).inverted())
  }

  private static func transform(from layer: CALayer?, upTo ancestor: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = layer
    while let current = layer, current !== ancestor {
      result = result.concatenating(current.affineIntoSuperlayer)
      layer = current.superlayerStore
    }
    return result
  }

  private static func commonAncestor(_ first: CALayer?, _ second: CALayer?) -> CALayer? {
    var first = first
    var second = second
    var firstDepth = depth(of: first)
    var secondDepth = depth(of: second)
    while firstDepth > secondDepth {
      first = first?.superlayerStore
      firstDepth -= 1
    }
    while secondDepth > firstDepth {
      second = second?.superlayerStore
      secondDepth -= 1
    }
    while first !== second {
      first = first?.superlayerStore
      second = second?.superlayerStore
    }
    return first
  }

  private static func depth(of layer: CALayer?) -> Int {
    var depth = 0
    var layer = layer
    while let current = layer {
      depth += 1
      layer = current.superlayerStore
    }
    return depth
  }
}

extension CALayer {
  /// Returns this layer's local time for a time of the clock, through the time lines of all its ancestors.
  final func localTime(atClockTime time: CFTimeInterval) -> CFTimeInterval {
    let parentTime = superlayerStore?.localTime(atClockTime: time) ?? time
    return extras?.timing.localTime(atParentTime: parentTime) ?? parentTime
  }

  /// Returns the time of the clock for a local time of this layer.
  final func clockTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    let parentTime = extras?.timing.parentTime(atLocalTime: time) ?? time
    return superlayerStore?.clockTime(atLocalTime: parentTime) ?? parentTime
  }
}
