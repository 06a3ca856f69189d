/// Numbers as users hear them.
enum SpokenNumber {
  /// A share of 1 in whole percent.
  static func percent(_ share: Float) -> String {
    "\(Int((max(0, min(share, 1)) * 100).rounded()))%"
  }
}
