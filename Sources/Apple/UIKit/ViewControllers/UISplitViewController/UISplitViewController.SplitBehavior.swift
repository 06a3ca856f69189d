extension UISplitViewController {
  /// How columns appear beside the secondary one.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }
}
