import Foundation

/// How the focus is shown on an item. This one shows nothing.
///
/// - Source: developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() {
    super.init()
  }
}
