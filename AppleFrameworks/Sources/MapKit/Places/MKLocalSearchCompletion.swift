import Foundation
import PermissionResponses

/// A way to go on with what a person has typed.
open class MKLocalSearchCompletion: NSObject {
  public let title: String
  public let subtitle: String

  package init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
