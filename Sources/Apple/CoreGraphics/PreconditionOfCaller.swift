/// Stops the program with a message if a caller violated a rule, like UIKit's exceptions.
///
/// `precondition` would not print its message in release builds.
package func preconditionOfCaller(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
  if !condition() { fatalError(message()) }
}
