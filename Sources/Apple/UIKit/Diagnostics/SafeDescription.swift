import Foundation
import RuntimeSupport

/// Descriptions of objects of the main actor, which anyone may ask for: a debugger, or a log on another thread. As with UIKit's,
/// nothing keeps the object from changing meanwhile there.
enum SafeDescription {
  static func of<Object: NSObject>(_ object: Object, _ describe: @MainActor (Object) -> String) -> String {
    IsolationRemoval.call(describe, with: object)
  }
}
