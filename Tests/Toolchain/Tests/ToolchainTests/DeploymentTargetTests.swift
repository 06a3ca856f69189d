import Foundation
import Testing

/// Declarations that are newer than the deployment target of a project.
@Suite struct DeploymentTargetTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v13)], products: [.library(name: "Shop", targets: ["Shop"])],
        targets: [.target(name: "Shop")])
      """, to: "Package.swift")
  }

  private func write(_ body: String) throws {
    try folder.write(
      """
      import UIKit
      public final class Shop: UIViewController {
        @objc func tapped() {}
        func show() {
          \(body)
        }
      }
      """, to: "Sources/Shop/Shop.swift")
  }

  @Test func aUseOfItIsAnErrorAtItsPlaceAndTheProgramIsThere() throws {
    try write("_ = #selector(tapped); _ = view.keyboardLayoutGuide")
    for _ in 0..<2 {
      // The second build compiles nothing.
      let build = try Viewcode("build", "--report", "report.json", in: folder.url)
      #expect(build.status == 1)
      #expect(
        build.errors.contains("Shop.swift:5:")
          && build.errors.contains(
            "error: 'keyboardLayoutGuide' is only available in iOS 15.0 or newer"),
        "\(build.errors)")
      let report = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appending(path: "report.json")))
      let fields = try #require(report as? [String: Any])
      #expect(fields["builds"] as? Bool == true)
      #expect((fields["newerThanTarget"] as? [[String: Any]])?.map { $0["line"] as? Int } == [5])
    }
  }

  @Test func whereItWasAskedForItIsNone() throws {
    try write(
      "if #available(iOS 15, *) { _ = view.keyboardLayoutGuide }; guard #available(iOS 16, *) else { return }; _ = view.anchorPoint"
    )
    let build = try Viewcode("build", in: folder.url)
    #expect(build.status == 0, "\(build.errors)")
  }

  @Test func whatRewritingAddsIsNone() throws {
    try folder.replace(".iOS(.v13)", with: ".iOS(.v12)", in: "Package.swift")
    try folder.write(
      """
      import UIKit
      protocol Fading { func fade() }
      public class Shop: UIView, Fading {}
      extension Shop { @objc dynamic func fade() { alpha = 0.5 } }
      final class Corner: Shop { override func fade() { alpha = 0.2 } }
      """, to: "Sources/Shop/Shop.swift")
    let build = try Viewcode("build", in: folder.url)
    #expect(build.status == 0, "\(build.errors)")
  }

  @Test func namesThatOlderOverloadsHaveAreNoneEither() throws {
    try write(
      #"print("abc".contains("b"), "a,b".split(separator: ","), [1, 2].contains(1)); UIView.animate(withDuration: 1) {}"#
    )
    let build = try Viewcode("build", in: folder.url)
    #expect(build.status == 0, "\(build.errors)")
  }
}
