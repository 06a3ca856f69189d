import Foundation
import FoundationGaps
import FoundationSupplement

/// The properties of an activity for shortcuts.
private final class ShortcutValues {
  var phrase: String?

  /// A unique address.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ activity: NSUserActivity) -> ShortcutValues {
    if let values = objc_getAssociatedObject(activity, key) as? ShortcutValues { return values }
    let values = ShortcutValues()
    objc_setAssociatedObject(activity, key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return values
  }
}

extension NSUserActivity {
  /// A suggested phrase with which the user invokes the activity.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsuseractivity/suggestedinvocationphrase
  public var suggestedInvocationPhrase: String? {
    get { ShortcutValues.of(self).phrase }
    set { ShortcutValues.of(self).phrase = newValue }
  }
}
