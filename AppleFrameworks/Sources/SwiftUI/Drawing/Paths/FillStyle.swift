/// How paths are filled.
///
/// - Source: developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule says what is inside, instead of the winding number.
  ///
  /// - Default: `false`.
  public var isEOFilled: Bool

  /// Whether edges are smooth.
  ///
  /// - Default: `true`.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
