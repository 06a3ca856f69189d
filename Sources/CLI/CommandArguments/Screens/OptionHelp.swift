/// The help of options that several groups of options declare.
enum OptionHelp {
  static let textSizes = "XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5"
  static let standardSDK = "the one that the current Xcode builds the app with"
  static let size = "The size of the previewed view in points, such as 375x98. Sides are 1 to 10000 points long."
}
