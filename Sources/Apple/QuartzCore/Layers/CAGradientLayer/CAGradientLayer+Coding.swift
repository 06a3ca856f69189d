extension CAGradientLayer {
  final func encodeGradient(into coder: NSCoder) {
    encode(gradientStyle.cgColors.flatMap(\.numbers), "colors", default: [], coder)
    encode((locations ?? []).map { CGFloat($0.doubleValue) }, "locations", default: [], coder)
    encode([startPoint.x, startPoint.y, endPoint.x, endPoint.y], "points", default: [0.5, 0, 0.5, 1], coder)
    coder.encode(type.rawValue as NSString, forKey: "type")
  }

  final func decodeGradient(from coder: NSCoder) {
    if let numbers = numbers("colors", coder), numbers.count % 4 == 0 {
      colors = stride(from: 0, to: numbers.count, by: 4).map {
        CGColor(red: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
      }
    }
    locations = numbers("locations", coder)?.map { NSNumber(value: Double($0)) }
    decode("points", 4, coder) {
      startPoint = CGPoint(x: $0[0], y: $0[1])
      endPoint = CGPoint(x: $0[2], y: $0[3])
    }
    if let name = object("type", [NSString.self], coder) as? String {
      type = CAGradientLayerType(rawValue: name)
    }
  }
}
