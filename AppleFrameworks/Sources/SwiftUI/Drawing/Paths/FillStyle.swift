/// A style of filling paths.
///
/// - Source: developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule determines the interior of the path instead of the winding number.
  ///
  /// - Default: `false`.
  public var isEOFilled: Bool

  /// Whether edges are antialiased.
  ///
  /// - Default: `true`.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
