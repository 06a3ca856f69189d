import Foundation
import PermissionResponses

/// A completion of the text that the user has entered.
open class MKLocalSearchCompletion: NSObject {
  /// The text of the completion.
  public let title: String
  /// Additional information, such as the address.
  public let subtitle: String

  package init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
