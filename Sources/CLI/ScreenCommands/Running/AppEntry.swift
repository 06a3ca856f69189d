/// The entry point of the app that a program holds beside these commands, if there is one.
///
/// A program has one: what its `@main` or `main.swift` became. It is set before the command runs, and never after.
@MainActor
package enum AppEntry {
  package static var main: (() -> Void)?
}
