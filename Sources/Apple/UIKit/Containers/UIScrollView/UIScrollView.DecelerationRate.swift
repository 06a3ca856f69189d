extension UIScrollView {
  /// How fast scrolling slows down: the part of its speed that is left after a millisecond.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
