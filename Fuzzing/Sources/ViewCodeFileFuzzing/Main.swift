import Foundation
import Fuzzing

/// The program `viewcode-fuzz-files`, which runs the kinds of `viewcode-fuzz` that do not need UIKit.
@main
@MainActor
enum Main {
  static func main() {
    guard FuzzProgram(FuzzKind.withoutViews).run(Array(CommandLine.arguments.dropFirst())) else {
      FuzzProgram.stop("viewcode-fuzz-files run --seconds N | case KIND FILE")
    }
  }
}
