/// Stops with a message where a caller broke a rule, as UIKit's exceptions do.
///
/// `precondition` would do the same and keep its message to itself in release builds.
package func preconditionOfCaller(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
  if !condition() { fatalError(message()) }
}
