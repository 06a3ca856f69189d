import CoreGraphics
import Foundation

/// An object that provides data for an activity.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Asks the source for a placeholder of the data's type.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

  /// Asks the source for the data for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Asks the source for the subject, for activities that have one. The default is empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
