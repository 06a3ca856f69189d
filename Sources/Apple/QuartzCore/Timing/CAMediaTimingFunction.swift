/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1), with time along x and progress along y.
///
/// - Source: developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  private let curve: UnitBezier

  /// Creates a named pacing.
  ///
  /// - Parameter name: One of the names in `CAMediaTimingFunctionName`. Another one is a programming error.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: curve = UnitBezier(0, 0, 1, 1)
    case .easeIn: curve = UnitBezier(0.42, 0, 1, 1)
    case .easeOut: curve = UnitBezier(0, 0, 0.58, 1)
    case .easeInEaseOut: curve = UnitBezier(0.42, 0, 0.58, 1)
    case .default: curve = UnitBezier(0.25, 0.1, 0.25, 1)
    default:
      fatalError(
        "there is no CAMediaTimingFunction named '\(name.rawValue)'; use linear, easeIn, easeOut, "
          + "easeInEaseOut or default, or init(controlPoints:)")
    }
    super.init()
  }

  /// Creates the curve with the control points (c1x, c1y) and (c2x, c2y).
  ///
  /// - Parameters:
  ///   - c1x: the x of the first control point, clamped to 0...1, so that each time has one progress.
  ///   - c1y: the y of the first control point. Outside of 0...1, the animation overshoots.
  ///   - c2x: the x of the second control point, clamped to 0...1.
  ///   - c2y: the y of the second control point, which may be outside of 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Gets the coordinates of one of the four points of the curve.
  ///
  /// - Parameters:
  ///   - idx: `0` for the start (0, 0), `1` and `2` for the control points, `3` for the end (1, 1).
  ///   - ptr: Memory for two values: x and y.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    preconditionOfCaller(
      (0...3).contains(idx), "CAMediaTimingFunction has the control points 0 to 3, not \(idx)")
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Returns the progress at a time, both as fractions, with the precision of `Double`.
  package func progress(at time: Double) -> Double {
    curve.y(atX: time)
  }

  // MARK: - Equality and coding

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int {
    curve.hashValue
  }

  public class var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(Float(curve.x1), forKey: "c1x")
    coder.encode(Float(curve.y1), forKey: "c1y")
    coder.encode(Float(curve.x2), forKey: "c2x")
    coder.encode(Float(curve.y2), forKey: "c2y")
  }

  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "c1x") else { return nil }
    curve = UnitBezier(
      Double(coder.decodeFloat(forKey: "c1x")), Double(coder.decodeFloat(forKey: "c1y")),
      Double(coder.decodeFloat(forKey: "c2x")), Double(coder.decodeFloat(forKey: "c2y")))
    super.init()
  }
}
