extension CAShapeLayer {
  final func encodeShape(into coder: NSCoder) {
    if let path = shapeStyle.path {
      coder.encode(path.elements.types.map { NSNumber(value: $0.rawValue) } as NSArray, forKey: "pathTypes")
      encode(path.elements.points.flatMap { [$0.x, $0.y] }, "pathPoints", default: [], coder)
    }
    encode(fillColor?.numbers ?? [], "fillColor", default: CGColor.opaqueBlack.numbers, coder)
    encode(strokeColor?.numbers ?? [], "strokeColor", default: [], coder)
    encode([lineWidth, miterLimit, lineDashPhase], "line", default: [1, 10, 0], coder)
    encode([strokeStart, strokeEnd], "stroke", default: [0, 1], coder)
    encode((lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, "lineDashPattern", default: [], coder)
    coder.encode([fillRule.rawValue, lineCap.rawValue, lineJoin.rawValue] as NSArray, forKey: "lineStyle")
  }

  final func decodeShape(from coder: NSCoder) {
    if let types = object("pathTypes", [NSArray.self, NSNumber.self], coder) as? [NSNumber] {
      shapeStyle.path = path(types: types.map { $0.int32Value }, points: numbers("pathPoints", coder) ?? [])
    }
    decodeColor("fillColor", coder) { fillColor = $0 }
    decodeColor("strokeColor", coder) { strokeColor = $0 }
    decode("line", 3, coder) { (lineWidth, miterLimit, lineDashPhase) = ($0[0], $0[1], $0[2]) }
    decode("stroke", 2, coder) { (strokeStart, strokeEnd) = ($0[0], $0[1]) }
    lineDashPattern = numbers("lineDashPattern", coder)?.map { NSNumber(value: Double($0)) }
    if let names = object("lineStyle", [NSArray.self, NSString.self], coder) as? [String],
      names.count == 3
    {
      fillRule = CAShapeLayerFillRule(rawValue: names[0])
      lineCap = CAShapeLayerLineCap(rawValue: names[1])
      lineJoin = CAShapeLayerLineJoin(rawValue: names[2])
    }
  }

  /// Returns the path with the given elements; `nil` if there are too few points.
  private final func path(types: [Int32], points: [CGFloat]) -> CGPath? {
    var elements = PathElements()
    var rest = points[...]
    func next() -> CGPoint {
      CGPoint(x: rest.removeFirst(), y: rest.removeFirst())
    }
    for raw in types {
      guard let type = CGPathElementType(rawValue: raw), rest.count >= 2 * type.pointCount else { return nil }
      switch type {
      case .moveToPoint: elements.move(to: next())
      case .addLineToPoint: elements.line(to: next())
      case .addQuadCurveToPoint: elements.quadratic(control: next(), to: next())
      case .addCurveToPoint: elements.cubic(next(), next(), to: next())
      case .closeSubpath: elements.close()
      }
    }
    return CGPath(elements: elements)
  }
}
