import ArgumentParser

/// The options for system UI in pictures of whole screens.
package struct SystemBarOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-system-bars"),
    help: "Omit the status bar, the notch or Dynamic Island, and the home indicator.")
  package var areLeftOut = false

  package init() {}

  package var areShown: Bool { !areLeftOut }
}
