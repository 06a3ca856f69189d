import Foundation

/// A provider of data that takes time to create, and is created after an activity was chosen.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemprovider
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Sendability is unchecked. The class is isolated to the main actor, and `Operation` requires the conformance.
  /// A placeholder of the data's type, which is used until an activity is chosen.
  public let placeholderItem: Any?
  private final var activityTypeStorage: UIActivity.ActivityType?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: A placeholder of the data's type.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The type of the chosen activity, while its data is requested.
  public var activityType: UIActivity.ActivityType? { activityTypeStorage }

  /// The data, which is requested after an activity was chosen. Subclasses override this property.
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
