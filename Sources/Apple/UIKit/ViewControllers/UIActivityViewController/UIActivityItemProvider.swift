import Foundation

/// Gives data that takes time to make, when an activity was chosen.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemprovider
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Unchecked: it is isolated to the main actor; `Operation` asks for the conformance.
  /// Something of the data's kind, shown while there is no choice yet.
  public let placeholderItem: Any?
  private final var activityTypeStorage: UIActivity.ActivityType?

  /// Makes a provider of data.
  ///
  /// - Parameter placeholderItem: something of the data's kind.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The chosen activity's type, while its data is asked for.
  public var activityType: UIActivity.ActivityType? { activityTypeStorage }

  /// The data. Override it; it is asked for when an activity was chosen.
  ///
  /// - Default: ``placeholderItem``.
  open var item: Any { placeholderItem as Any }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem as Any
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    activityTypeStorage = activityType
    defer { activityTypeStorage = nil }
    return item
  }
}
