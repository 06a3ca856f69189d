import Foundation
import RuntimeSupport
import UIKit
import ViewHost

/// Runs the tests of a program, in its app if it has one.
///
///     program test RESULTS [--filter PATTERN] …
///
/// Swift Testing reads the arguments itself. XCTest's results are appended to the file RESULTS.
@MainActor
enum ProjectTests {
  private typealias Run = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Int32

  /// Runs the tests.
  ///
  /// - Parameter entry: The app's entry point, if there is an app.
  /// - Returns: The exit status: 0 if all tests passed, 1 if some failed.
  static func run(_ arguments: [String], in entry: (() -> Void)?) -> Int32 {
    guard let run = ProgramFunction.named("viewcode_run_tests", as: Run.self), let results = arguments.first else {
      complain("this program contains no tests")
      return 64
    }
    let host: ViewHost
    do throws(AppStartError) {
      host = if let entry { try ViewHost(callingMain: entry) } else { ViewHost(device: .standard) }
    } catch {
      complain("the host app of the tests does not start: \(error)")
      return 4
    }
    TestClock(host).start()
    let filter = arguments.firstIndex(of: "--filter").flatMap {
      arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
    }
    return filter.map { run(results, $0) } ?? run(results, nil)
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("error: \(text)\n".utf8))
  }
}
