import ArgumentParser

/// The options for system UI in pictures of whole screens.
struct SystemBarOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-system-bars"),
    help: "Leave out the status bar, the notch or island and the line at the bottom of the screen.")
  var areLeftOut = false

  var areShown: Bool { !areLeftOut }
}
