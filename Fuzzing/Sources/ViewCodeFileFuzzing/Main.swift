import Foundation
import Fuzzing

/// `viewcode-fuzz-files`: of what `viewcode-fuzz` tries, the kinds that need no UIKit.
@main
@MainActor
enum Main {
  static func main() {
    guard FuzzProgram(FuzzKind.withoutViews).run(Array(CommandLine.arguments.dropFirst())) else {
      FuzzProgram.stop("viewcode-fuzz-files run --seconds N | case KIND FILE")
    }
  }
}
