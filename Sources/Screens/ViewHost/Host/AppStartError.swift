/// A program's entry point came back without having started an app.
package struct AppStartError: Error, CustomStringConvertible {
  package var description: String {
    "the program's entry point came back and had started no UIKit app: neither UIApplicationMain nor a delegate's main() was called"
  }
}
