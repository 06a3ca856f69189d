import Foundation
import RuntimeSupport

/// Descriptions of objects of the main actor for any thread, such as a debugger or a log. As with UIKit's, the object
/// may change in the meantime.
enum SafeDescription {
  static func of<Object: NSObject>(_ object: Object, _ describe: @MainActor (Object) -> String) -> String {
    IsolationRemoval.call(describe, with: object)
  }
}
