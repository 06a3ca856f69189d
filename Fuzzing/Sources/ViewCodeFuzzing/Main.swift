import Foundation
import Fuzzing
import UIKit

/// The program `viewcode-fuzz`, which runs random cases and saves failing ones in their smallest form.
///
///     viewcode-fuzz run …, case …            runs cases, as in `FuzzProgram`
///     viewcode-fuzz growth [NAME]            measures the growth of time with depth and breadth
///     viewcode-fuzz screens [COUNT]          checks that memory stays constant while screens are drawn
@main
@MainActor
enum Main {
  private static let kinds = [
    FuzzKind("views", ViewProgram.self, batch: 40, share: 0.35),
    FuzzKind("nibs", InterfaceFile.self, batch: 40, share: 0.2),
    FuzzKind("conversions", ConvertedFile.self, batch: 100, share: 0.05),
    FuzzKind("layouts", LayoutSystem.self, batch: 40, share: 0.05),
    FuzzKind("formats", VisualFormat.self, batch: 400, share: 0.05),
    FuzzKind("texts", AttributedText.self, batch: 40, share: 0.05),
    FuzzKind("documents", TextDocument.self, batch: 20, share: 0.05),
  ]

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "growth": Growth.run(only: arguments.dropFirst().first)
    case "screens": exit(ScreenSoak.run(count: arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000) ? 0 : 1)
    default:
      guard FuzzProgram(kinds + FuzzKind.withoutViews).run(arguments) else {
        FuzzProgram.stop("viewcode-fuzz run --seconds N | case KIND FILE | growth [NAME] | screens [COUNT]")
      }
    }
  }
}
