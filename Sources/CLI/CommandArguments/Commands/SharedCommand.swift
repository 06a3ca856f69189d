import ArgumentParser

/// A command that two programs have: the installed `viewcode`, which takes a project, and the project's own program,
/// which performs the command. Both describe it in the same words.
package enum SharedCommand: String, CaseIterable, Sendable {
  case previews, screens, layout, render, gallery, sweep, explore, run, inspect, devices

  /// Returns the command's configuration.
  ///
  /// - Parameter takesProject: Whether the program takes the path of a project, which it builds.
  package func configuration(takesProject: Bool) -> CommandConfiguration {
    var paragraphs = [discussion]
    if takesProject { paragraphs.append("The project is built first if something has changed.") }
    paragraphs.append("Examples:\n" + examples(takesProject: takesProject).map { "  \($0)" }.joined(separator: "\n"))
    return CommandConfiguration(
      commandName: rawValue, abstract: abstract,
      discussion: paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n"))
  }

  private var abstract: String {
    switch self {
    case .previews: "List the previews."
    case .screens: "List everything that can be shown, and why other view controllers and views can't be."
    case .layout: "Print the views of a preview with their frames."
    case .render: "Draw previews into PNG files."
    case .gallery: "Draw every preview on several devices, in light and dark mode, on one page."
    case .sweep: "Find the window sizes at which screens break, and the causes."
    case .explore: "Find every screen of the app, and the paths between them."
    case .run: "Start the app, and draw its first screen or the one that a script leads to."
    case .inspect: "Lay out Interface Builder files, and print their views with frames."
    case .devices: "List the devices."
    }
  }

  private var discussion: String {
    switch self {
    case .previews: "Each preview is a line with its name, file and line."
    case .screens:
      """
      Previews, scenes of storyboards, nibs, and view controllers and views that can be created without values that \
      only the app has. Other commands take their names in place of a preview's. A screen that crashes the program is \
      reported, and the others are drawn.
      """
    case .layout:
      """
      Frames are x, y, width and height in points, in the superview's coordinates. Without a name, the command prints \
      every preview; if there is only one, it prints that one.
      """
    case .render:
      """
      A picture shows the whole screen. It shows only the view if --size or the preview's traits fix its size. Without \
      a name, the command draws every preview; in a project without previews, it draws everything that can be shown. \
      Several devices, appearances, text sizes, directions or SDKs give a picture each, named after its settings. \
      Existing files are replaced with a note. No side of a picture is longer than 32767 pixels.
      """
    case .gallery:
      "The page is index.html in the output folder. In a project without previews, it shows everything that can be shown."
    case .sweep:
      """
      The command shows every screen, or the one with a name, in windows of many widths on a phone and a tablet, from \
      narrow to wide and back. It repeats this with large text, with text of double length, from right to left, and on \
      every device. Each defect is printed with its widths, its view, the view's line, and the cause.

      The exit status is 1 if there are defects.
      """
    case .explore:
      """
      The command starts the app, or shows the screen with a name, and does what a person can do: tap, type, swipe, \
      scroll, go back, answer alerts. Screens with the same structure count as one. It prints a line for each screen, \
      or writes the map.

      The exit status is 1 if the app crashed or hung, and with --monkey if any problem was found.
      """
    case .run:
      """
      The app starts at its @main, with its application and scene delegates and storyboards. The clock is virtual: \
      one second passes before the first step, and after each step half a second, and the time of transitions.
      """
    case .inspect:
      """
      A root view has the size that the file saves for it, on the file's own device, with the bars that the file \
      simulates. Frames are x, y, width and height in points, in the superview's coordinates.

      An unreadable file is an error, and the other files are printed. The exit status is then 6.
      """
    case .devices:
      "Each device is a line with its name, its size in points, its scale, and devices with the same screen."
    }
  }

  private func examples(takesProject: Bool) -> [String] {
    let common: [String]
    let withPath: [String]
    switch self {
    case .previews: (common, withPath) = (["previews", "previews --format json"], ["previews MyApp.xcodeproj"])
    case .screens:
      (common, withPath) = (["screens"], ["screens MyApp.xcodeproj -o pictures --device \"iPhone SE\""])
    case .layout:
      (common, withPath) = (
        ["layout ProfileView --size 375x98 --format json", "layout \"User card\" --device \"iPhone SE landscape\""],
        ["layout ProfileView.swift", "layout MyApp.xcodeproj \"User card\""]
      )
    case .render:
      (common, withPath) = (
        ["render -o pictures", "render ProfileView --size 375x98 --style light --style dark"],
        ["render ProfileView.swift", "render MyApp.xcodeproj ProfileView --device \"iPhone SE\""]
      )
    case .gallery:
      (common, withPath) = (
        ["gallery -o gallery", "gallery --quick --text-size XS --text-size AX3 --rtl"], ["gallery MyApp.xcodeproj"]
      )
    case .sweep:
      (common, withPath) = (
        ["sweep", "sweep ProfileView --widths 320-700 --html sweep.html", "sweep --json --kind conflict"],
        ["sweep MyApp.xcodeproj ProfileView --junit sweep.xml"]
      )
    case .explore:
      (common, withPath) = (
        ["explore -o map.html", "explore --monkey --tests ExploredFailureTests.swift"],
        ["explore MyApp.xcodeproj --account account.txt --minutes 3 --json"]
      )
    case .run:
      (common, withPath) = (
        [
          "run -o first.png", "run --do \"tap Sign in\" --do \"type me@example.com\" --style dark",
          "run --script checkout.txt --device \"iPhone SE\"",
        ],
        ["run MyApp.xcodeproj --record-answers answers", "run MyApp.xcodeproj --answers answers"]
      )
    case .inspect:
      (common, withPath) = (
        [
          "inspect Main.storyboard --format text", "inspect *.xib --render pictures --style dark",
          "inspect Cell.xib --size 390x120 --resources .",
        ], []
      )
    case .devices: (common, withPath) = (["devices"], [])
    }
    return (common + (takesProject ? withPath : [])).map { "viewcode \($0)" }
  }
}
