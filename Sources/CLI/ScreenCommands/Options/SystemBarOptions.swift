import ArgumentParser

/// Whether pictures of whole screens show what the system shows of itself.
struct SystemBarOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-system-bars"),
    help: "Leave out the status bar, the notch or island and the line at the bottom of the screen.")
  var areLeftOut = false

  var areShown: Bool { !areLeftOut }
}
