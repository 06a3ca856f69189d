import Foundation
import Testing

/// `viewcode test`, which runs tests of a project in its app.
@Suite struct ProjectTestsTests {
  private let both = """
    import Testing
    import UIKit
    @testable import Harbour

    @MainActor @Suite struct ListTests {
      @Test func itsTitleIsTheHarbour() {
        let list = ShipListViewController(ships: [])
        list.loadViewIfNeeded()
        #expect(list.title == "Harbour")
      }

      @Test(.disabled("later")) func later() {}
    }
    """

  @Test func testsOfBothLibrariesRunInTheApp() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write(both, to: "HarbourTests/ListTests.swift")
    try project.write(
      """
      import UIKit
      import XCTest

      final class AppTests: XCTestCase {
        @MainActor func testTheAppHasStarted() {
          XCTAssertEqual(String(describing: type(of: UIApplication.shared.delegate!)), "AppDelegate")
          XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.harbour")
        }
      }
      """, to: "HarbourTests/AppTests.swift")
    let run = try Viewcode("test", "--report", "report.json", "--xunit", "results.xml", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("5 tests: 4 passed, 0 failed, 1 skipped"))
    let data = try Data(contentsOf: project.url.appending(path: "report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let tests = try #require(report["tests"] as? [String: Any])
    #expect(tests["run"] as? Int == 5)
    #expect(tests["passed"] as? Int == 4)
    let xml = try String(contentsOf: project.url.appending(path: "results.xml"), encoding: .utf8)
    #expect(xml.contains("tests=\"5\" failures=\"0\""))
    #expect(xml.contains("classname=\"HarbourTests.ShipTests\" name=\"testTheListShowsThem\""))
  }

  @Test func aFailureHasItsPlaceInTheAuthorsFile() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write(both.replacing("\"Harbour\"", with: "\"Airport\""), to: "HarbourTests/ListTests.swift")
    try project.replace("Ship.all.count, 3", with: "Ship.all.count, 4", in: "HarbourTests/ShipTests.swift")
    let run = try Viewcode("test", "--xunit", "results.xml", in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains("4 tests: 1 passed, 2 failed, 1 skipped"))
    #expect(
      run.errors.contains("/HarbourTests/ShipTests.swift:8: error: HarbourTests.ShipTests/testThereAreThreeShips: "))
    #expect(
      run.errors.contains(
        "/HarbourTests/ListTests.swift:9: error: HarbourTests.ListTests/itsTitleIsTheHarbour(): Expectation failed"))
    let xml = try String(contentsOf: project.url.appending(path: "results.xml"), encoding: .utf8)
    #expect(xml.contains("failures=\"2\""))
    #expect(xml.contains("/HarbourTests/ShipTests.swift:8</failure>"))
  }

  @Test func timePassesOnTheHostsClockWhileATestWaits() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write(
      """
      import Testing
      import UIKit
      import XCTest

      final class WaitingTests: XCTestCase {
        @MainActor func testABlockComesAtItsTime() {
          let start = Date()
          var order: [String] = []
          let end = expectation(description: "end")
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { order.append("block"); end.fulfill() }
          Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in order.append("timer") }
          UIView.animate(withDuration: 0.2, animations: {}) { _ in order.append("animation") }
          wait(for: [end], timeout: 5)
          XCTAssertEqual(order.last, "block")
          XCTAssertTrue(order.contains("timer"))
          XCTAssertEqual(Date().timeIntervalSince(start), 0.4, accuracy: 0.11)
        }

        func testWhatDoesNotComeFails() {
          let never = expectation(description: "never")
          never.isInverted = true
          wait(for: [never], timeout: 0.2)
        }

        @MainActor func testATaskGoesOn() async throws {
          try await Task.sleep(for: .milliseconds(10))
          XCTAssertTrue(Thread.isMainThread)
        }

        @MainActor func testARunLoopEnds() {
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        }
      }

      @MainActor @Test func anAwaitedBlockComes() async {
        await withCheckedContinuation { done in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { done.resume() }
        }
      }

      @MainActor @Test func aRunLoopEnds() {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
      }
      """, to: "HarbourTests/WaitingTests.swift")
    let run = try Viewcode("test", "--filter", "Waiting|Block|RunLoop", "--timeout", "120", in: project.url)
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    #expect(run.output.contains("6 tests: 6 passed"))
    #expect(!run.errors.contains("use the machine's clock"))
  }

  @Test func aTestThatStopsTheProgramIsNamed() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "list.loadViewIfNeeded()", with: "fatalError(\"aground\")", in: "HarbourTests/ShipTests.swift")
    let run = try Viewcode("test", "--report", "report.json", in: project.url)
    #expect(run.status == 4)
    #expect(run.errors.contains("aground"))
    #expect(run.errors.contains("HarbourTests.ShipTests/testTheListShowsThem: the program stopped in this test"))
    let report = try String(contentsOf: project.url.appending(path: "report.json"), encoding: .utf8)
    #expect(report.contains("\"stopped\" : [\n      \"HarbourTests.ShipTests/testTheListShowsThem\""))
  }

  @Test func aTestThatDoesNotEndIsEnded() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace("list.loadViewIfNeeded()", with: "while true {}", in: "HarbourTests/ShipTests.swift")
    #expect(try Viewcode("build", in: project.url).status == 0)
    let run = try Viewcode("test", "--timeout", "3", in: project.url)
    #expect(run.status == 4)
    #expect(run.errors.contains("stopped after 3 seconds"))
    #expect(run.errors.contains("testTheListShowsThem"))
  }

  @Test func whereNoTestFitsNothingIsGreen() throws {
    let project = try Folder(copyOf: "Harbour")
    let run = try Viewcode("test", "--filter", "Submarine", in: project.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("no test was run"))
  }

  @Test func testsOfTheUserInterfaceAreLeftOut() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.bundle.ui-testing",
      in: "Harbour.xcodeproj/project.pbxproj")
    let run = try Viewcode("test", in: project.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("HarbourTests: UI tests control an app"))
  }

  @Test func testsOfAPackageNeedNoApp() throws {
    let package = try Folder()
    try package.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Fleet", platforms: [.iOS(.v16)], products: [.library(name: "Fleet", targets: ["Fleet"])],
        targets: [.target(name: "Fleet"), .testTarget(name: "FleetTests", dependencies: ["Fleet"])])
      """, to: "Package.swift")
    try package.write(
      """
      import UIKit
      final class ShipView: UIView {
        @objc func sail() { tag += 1 }
        lazy var button: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(sail), for: .touchUpInside)
          return button
        }()
      }
      """, to: "Sources/Fleet/ShipView.swift")
    try package.write(
      """
      import XCTest
      @testable import Fleet

      @MainActor final class ShipViewTests: XCTestCase {
        var view: ShipView!
        override func setUp() { super.setUp(); view = ShipView() }
        func testATapSails() {
          view.button.sendActions(for: .touchUpInside)
          XCTAssertEqual(view.tag, 1)
        }
        func testASkippedOne() throws { throw XCTSkip("no wind") }
      }
      """, to: "Tests/FleetTests/ShipViewTests.swift")
    let run = try Viewcode("test", in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 tests: 1 passed, 0 failed, 1 skipped"))
  }
}
