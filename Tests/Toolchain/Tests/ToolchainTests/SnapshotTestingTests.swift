import Foundation
import Testing

/// Tests for swift-snapshot-testing in the forms of its documentation, which are compiled and run without changes.
@Suite struct SnapshotTestingTests {
  private func shop() throws -> Folder {
    let place = try Folder()
    try place.write(
      """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(
        name: "Shop", platforms: [.iOS(.v15)], products: [.library(name: "Shop", targets: ["Shop"])],
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
        targets: [
          .target(name: "Shop"),
          .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
        ])
      """, to: "Package.swift")
    try place.write(
      """
      import SwiftUI
      import UIKit

      public final class ShopViewController: UIViewController {
        public let label = UILabel()

        public override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          label.text = "Open"
          label.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
          view.addSubview(label)
        }
      }

      public struct Price: View {
        let text: String

        public init(_ text: String) { self.text = text }
        public var body: some View { Text(text).padding() }
      }

      public struct User: Codable {
        public var id: Int
        public var name: String

        public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
      }
      """, to: "Sources/Shop/Shop.swift")
    return place
  }

  private static let local = ["CI": "", "VIEWCODE_RECORD": "", "SNAPSHOT_TESTING_RECORD": ""]
  private static let folder = "Tests/ShopTests/__Snapshots__/ShopTests"

  private func test(_ place: Folder, _ environment: [String: String] = [:]) throws -> Viewcode {
    try Viewcode("test", "--offline", in: place.url, environment: Self.local.merging(environment) { $1 })
  }

  @Test func testsOfXCTestRunAsTheyAre() throws {
    let place = try shop()
    try place.write(
      """
      import SnapshotTesting
      import SwiftUI
      import XCTest

      @testable import Shop

      extension Snapshotting where Value == User, Format == String {
        static let greeting = Snapshotting<String, String>.lines.pullback { (user: User) in "Hello, \\(user.name)!" }
      }

      extension Snapshotting where Value == Int, Format == String {
        static let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
          Async<String> { callback in DispatchQueue.main.async { callback("\\(number)") } }
        }
      }

      struct Secret: AnySnapshotStringConvertible {
        static let renderChildren = false
        let password = "1234"
        var snapshotDescription: String { "(a secret)" }
      }

      enum Size: CaseIterable {
        case small, large
        var doubled: Int { self == .small ? 2 : 4 }
      }

      class ShopTests: XCTestCase {
        override func invokeTest() {
          withSnapshotTesting(diffTool: .ksdiff) { super.invokeTest() }
        }

        func testController() {
          let vc = ShopViewController()
          assertSnapshot(of: vc, as: .image(on: .iPhoneX))
          assertSnapshot(of: vc, as: .recursiveDescription(on: .iPhoneSe))
          assertSnapshot(of: vc, as: .hierarchy)
          assertSnapshot(of: vc, as: .image(precision: 0.99, perceptualPrecision: 0.98), named: "tolerant")
          assertSnapshot(of: vc, as: .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 200, height: 200)))
          assertSnapshot(of: vc, as: .wait(for: 0.05, on: .image(on: .iPhone13Mini(.landscape))))
          assertSnapshot(
            of: vc, as: .image(on: .iPadPro11(.landscape(splitView: .oneHalf)), traits: .init(userInterfaceStyle: .dark)))
          assertSnapshots(of: vc, as: ["se": .image(on: .iPhoneSe), "plus": .image(on: .iPhone8Plus)])
          assertSnapshots(of: vc, as: [.image(on: .iPhoneXr), .image(on: .iPhone13ProMax)])
        }

        func testViews() {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
          view.backgroundColor = .red
          assertSnapshot(of: view, as: .image)
          assertSnapshot(of: view, as: .image(size: CGSize(width: 20, height: 20), traits: .init(displayScale: 2)))
          assertSnapshot(of: view, as: .recursiveDescription)
          assertSnapshot(of: view.layer, as: .image)
          let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
          assertSnapshot(of: path, as: .image)
          assertSnapshot(of: path, as: .elementsDescription)
          assertSnapshot(of: path.cgPath, as: .elementsDescription)
          assertSnapshot(of: Price("12 €"), as: .image)
          assertSnapshot(of: Price("12 €"), as: .image(layout: .fixed(width: 200, height: 80)), named: "fixed")
          assertSnapshot(of: Price("12 €"), as: .image(layout: .device(config: .iPhone13)), named: "device")
        }

        func testValues() {
          let user = User(id: 1, name: "Blob")
          assertSnapshot(of: user, as: .dump)
          assertSnapshot(of: user, as: .json)
          assertSnapshot(of: user, as: .plist)
          assertSnapshot(of: user, as: .greeting)
          assertSnapshot(of: user, as: .description)
          assertSnapshot(of: "a\\nb", as: .lines)
          assertSnapshot(of: Data([1, 2, 3]), as: .data)
          assertSnapshot(of: 42, as: .later)
          assertSnapshot(of: [Secret()], as: .dump, named: "secret")
          assertSnapshot(of: { $0.doubled }, as: Snapshotting<Size, String>.func(into: .description))
          var request = URLRequest(url: URL(string: "https://example.com/?b=2&a=1")!)
          request.httpMethod = "POST"
          request.httpBody = Data(#"{"a":1}"#.utf8)
          request.addValue("application/json", forHTTPHeaderField: "Content-Type")
          assertSnapshot(of: request, as: .raw)
          assertSnapshot(of: request, as: .raw(pretty: true))
          assertSnapshot(of: request, as: .curl)
          assertSnapshot(matching: [1, 2], as: .dump, named: "numbers")
          let failure = verifySnapshot(of: user, as: .json, named: "verified", record: .never)
          XCTAssertEqual(failure?.contains("verified"), true)
        }
      }
      """, to: "Tests/ShopTests/ShopTests.swift")
    let first = try test(place)
    #expect(first.status == 1, "\(first.output) \(first.errors)")
    #expect(first.errors.contains("there was no reference"), "\(first.errors)")
    let files = Set(
      try place.contents().keys.filter { $0.hasPrefix(Self.folder) }.map { String($0.dropFirst(Self.folder.count + 1)) }
    )
    #expect(
      files == [
        "testController.1.png", "testController.2.txt", "testController.3.txt", "testController.tolerant.png",
        "testController.4.png", "testController.5.png", "testController.6.png", "testController.7.png",
        "testController.8.png",
        "testController.se.png", "testController.plus.png", "testViews.1.png", "testViews.2.png", "testViews.3.txt",
        "testViews.4.png",
        "testViews.5.png", "testViews.6.txt", "testViews.7.txt", "testViews.8.png", "testViews.fixed.png",
        "testViews.device.png",
        "testValues.1.txt", "testValues.2.json", "testValues.3.plist", "testValues.4.txt", "testValues.5.txt",
        "testValues.6.txt",
        "testValues.7", "testValues.8.txt", "testValues.secret.txt", "testValues.9.csv", "testValues.10.txt",
        "testValues.11.txt",
        "testValues.12.txt", "testValues.numbers.txt",
      ], "\(files.sorted())")
    let secret = try String(
      contentsOf: place.url.appending(path: "\(Self.folder)/testValues.secret.txt"), encoding: .utf8)
    #expect(secret.contains("(a secret)") && !secret.contains("1234"))
    let second = try test(place, ["CI": "true"])
    #expect(second.status == 0, "\(second.output) \(second.errors)")
    // A difference is reported with the tool that the test names, and its picture is in the requested folder.
    try place.replace("\"Open\"", with: "\"Closed\"", in: "Sources/Shop/Shop.swift")
    let third = try test(
      place, ["SNAPSHOT_TESTING_RECORD": "never", "SNAPSHOT_ARTIFACTS": place.url.appending(path: "artifacts").path])
    #expect(third.status == 1 && third.errors.contains("ksdiff \(place.url.path)"), "\(third.errors)")
    #expect(place.exists("artifacts/ShopTests/testController.1.png"))
  }

  @Test func testsOfSwiftTestingFollowTheirTraitsAndTheVariable() throws {
    let place = try shop()
    try place.write(
      """
      import SnapshotTesting
      import Testing

      @testable import Shop

      @Suite(.snapshots(record: .failed))
      struct FailedTests {
        @Test func user() { assertSnapshot(of: User(id: 1, name: "Blob"), as: .json) }
        @Test(.snapshots(record: .never)) func nothing() { withKnownIssue { assertSnapshot(of: 1, as: .dump) } }
        @Test func inside() {
          withSnapshotTesting(record: .never) { withKnownIssue { assertSnapshot(of: 2, as: .dump) } }
        }
      }

      struct PlainTests {
        @Test func plain() { assertSnapshot(of: User(id: 2, name: "Blob"), as: .json) }
      }
      """, to: "Tests/ShopTests/ShopTests.swift")
    func text(_ name: String) -> String? {
      try? String(contentsOf: place.url.appending(path: "\(Self.folder)/\(name)"), encoding: .utf8)
    }
    _ = try test(place, ["SNAPSHOT_TESTING_RECORD": "never"])
    // A trait has precedence over the variable.
    #expect(text("user.1.json")?.contains("\"id\" : 1") == true)
    #expect(text("nothing.1.txt") == nil && text("inside.1.txt") == nil && text("plain.1.json") == nil)
    #expect(try test(place, ["SNAPSHOT_TESTING_RECORD": "all"]).status == 1)
    #expect(text("plain.1.json")?.contains("\"id\" : 2") == true && text("nothing.1.txt") == nil)
  }

  @Test func snapshotsInTheSourceAreComparedAndNotWritten() throws {
    let place = try shop()
    let source = """
      import InlineSnapshotTesting
      import XCTest

      @testable import Shop

      final class ShopTests: XCTestCase {
        func testUser() {
          assertInlineSnapshot(of: User(id: 1, name: "Blob"), as: .json) {
            \"""
            {
              "id" : 1,
              "name" : "Blob"
            }
            \"""
          }
        }

        func testLines() {
          assertInlineSnapshot(of: "one\\ntwo", as: .lines)
        }
      }
      """
    try place.write(source, to: "Tests/ShopTests/ShopTests.swift")
    try place.replace(
      ".product(name: \"SnapshotTesting\"", with: ".product(name: \"InlineSnapshotTesting\"", in: "Package.swift")
    let run = try test(place)
    #expect(run.status == 1 && run.errors.contains("there is no snapshot in the source"), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("    one\n") || run.errors.contains("  one\n"), "\(run.errors)")
    #expect(!run.errors.contains("testUser"), "\(run.errors)")
    #expect(
      try String(contentsOf: place.url.appending(path: "Tests/ShopTests/ShopTests.swift"), encoding: .utf8) == source)
  }
}
