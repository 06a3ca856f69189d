import Foundation
import Testing

/// The results of starting an app and of drawing its screens, including screens that crash it.
@Suite struct ShownScreensTests {
  private static let list = "Harbour/Screens/ShipListViewController.swift"
  private static let title = "title = NSLocalizedString(\"harbour.title\", comment: \"\")"

  private func report(of project: Folder) throws -> [String: Any] {
    let data = try Data(contentsOf: project.url.appending(path: "report.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test(arguments: [("0.6", true), ("0.3", false)])
  func workThatWaitsOnTheMainQueueGoesByTheHostsTime(_ wait: String, _ isDone: Bool) throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      Self.title,
      with: "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.title = \"Later\" }",
      in: Self.list)
    let run = try Viewcode("run", ".", "--wait", wait, "-o", "/dev/null", "--tree", "text", "-q", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("machine's clock"), "\(run.errors)")
    #expect(run.output.contains("Later") == isDone)
  }

  @Test func pickersBeginAtTheDateThatTheAppReads() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      Self.title,
      with: "title = abs(UIDatePicker().date.timeIntervalSinceNow) < 1 ? \"Today\" : \"\\(UIDatePicker().date)\"",
      in: Self.list)
    let run = try Viewcode("run", ".", "-o", "/dev/null", "--tree", "text", "-q", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Today"), "\(run.output)")
  }

  @Test func theReportHasTheFirstScreen() throws {
    let project = try Folder(copyOf: "Harbour")
    let run = try Viewcode("run", "-o", "first.png", "--report", "report.json", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    let first = try #require(try report(of: project)["firstScreen"] as? [String: Any])
    #expect(first["drawn"] as? Bool == true)
    #expect(first["controller"] as? String == "ShipListViewController")
    #expect(first["pictures"] as? [String] == ["first.png"])

    #expect(try Viewcode("build", "--report", "report.json", in: project.url).status == 0)
    let built = try #require(try report(of: project)["firstScreen"] as? [String: Any])
    #expect(built["drawn"] as? Bool == true)
    #expect(built["controller"] as? String == "ShipListViewController")
  }

  @Test func anAppThatCrashesSaysWhere() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "guard let windowScene", with: "let none: UIView? = nil; _ = none!\n    guard let windowScene",
      in: "Harbour/SceneDelegate.swift")
    let run = try Viewcode("run", "--report", "report.json", "-o", "first.png", in: project.url)
    #expect(run.status == 4)
    #expect(run.errors.contains("error: the app stopped: Unexpectedly found nil"), "\(run.errors)")
    let first = try #require(try report(of: project)["firstScreen"] as? [String: Any])
    #expect(first["drawn"] as? Bool == false)
    #expect((first["reason"] as? String)?.contains("SceneDelegate.swift:10") == true, "\(first)")
    #expect(!project.exists("first.png"))
  }

  @Test func aLibraryWhoseExampleDoesNotBuildIsBuiltAlone() throws {
    let package = try Folder(named: "kit")
    try package.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """, to: "Package.swift")
    try package.write(
      "import UIKit\npublic final class Badge: UILabel {}\n#Preview(\"Badge\") { UILabel() }\n",
      to: "Sources/Kit/Badge.swift")
    try package.write(
      "import Kit\nimport UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { let badge = Bagde() }\n",
      to: "Example/AppDelegate.swift")
    let run = try Viewcode("run", "--report", "report.json", "-o", "first.png", in: package.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("AppDelegate.swift:3:"), "\(run.errors)")
    #expect(run.errors.contains("Kit is built alone"), "\(run.errors)")
    #expect(run.errors.contains("error: Kit builds, but its example does not"), "\(run.errors)")
    let report = try report(of: package)
    #expect(report["builds"] as? Bool == true)
    #expect((report["firstScreen"] as? [String: Any])?["drawn"] as? Bool == false)

    // Commands that display previews display those of the library.
    let shown = try Viewcode("render", "Badge", "-o", "badge.png", in: package.url)
    #expect(shown.status == 0, "\(shown.errors)")
    let tree = try Viewcode("tree", "Badge", in: package.url)
    #expect(tree.status == 0, "\(tree.output) \(tree.errors)")

    try package.replace("let badge = Bagde()", with: "", in: "Example/AppDelegate.swift")
    let mended = try Viewcode("run", "--report", "report.json", "-o", "first.png", in: package.url)
    #expect(!mended.errors.contains("built alone"), "\(mended.errors)")
  }

  @Test func anAppThatHangsIsStopped() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(Self.title, with: "while true {}", in: Self.list)
    let run = try Viewcode("run", "--time-limit", "3", in: project.url)
    #expect(run.status == 4)
    #expect(run.errors.contains("did not finish within 3 seconds"), "\(run.errors)")
  }

  @Test func anAppMayHoldWhatIsSaid() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      Self.title,
      with:
        "let held = [UInt8](repeating: 1, count: 700 << 20); Thread.sleep(forTimeInterval: 1); title = \"\\(held[0])\"",
      in: Self.list)
    let refused = try Viewcode("run", "--memory-limit", "500", "-o", "first.png", in: project.url)
    #expect(refused.status == 4)
    #expect(refused.errors.contains("exceeded 500 MiB of memory"), "\(refused.errors)")
    let allowed = try Viewcode("run", "--memory-limit", "4000", "-o", "first.png", in: project.url)
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(try Viewcode("run", "--memory-limit", "0", in: project.url).status == 64)
  }

  @Test func anAppThatShowsNothingIsSaidSo() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace("window.makeKeyAndVisible()", with: "", in: "Harbour/SceneDelegate.swift")
    #expect(try Viewcode("build", "--report", "report.json", in: project.url).status == 0)
    let first = try #require(try report(of: project)["firstScreen"] as? [String: Any])
    #expect(first["drawn"] as? Bool == false)
    #expect((first["reason"] as? String)?.contains("makeKeyAndVisible") == true, "\(first)")
  }

  /// The status bar belongs to the system.
  @Test func anAppOfOneColorIsSaidToShowNothing() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "guard let windowScene",
      with: """
        if let scene = scene as? UIWindowScene {
              let white = UIViewController()
              white.view.backgroundColor = .white
              window = UIWindow(windowScene: scene)
              window?.rootViewController = white
              window?.makeKeyAndVisible()
              return
            }
            guard let windowScene
        """, in: "Harbour/SceneDelegate.swift")
    let run = try Viewcode("run", "--report", "report.json", "-o", "first.png", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    let first = try #require(try report(of: project)["firstScreen"] as? [String: Any])
    #expect(first["drawn"] as? Bool == false)
    #expect((first["reason"] as? String)?.contains("single color") == true, "\(first)")
  }

  /// The file of the application delegate is missing, as in a repository that ignores it.
  @Test func anAppWithoutAnEntryPointBeginsWithItsScene() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace("@main", with: "", in: "Harbour/AppDelegate.swift")
    let run = try Viewcode("run", "--report", "report.json", "-o", "first.png", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("has neither @main nor main.swift"), "\(run.errors)")
    let first = try #require(try report(of: project)["firstScreen"] as? [String: Any])
    #expect(first["controller"] as? String == "ShipListViewController")
  }

  @Test func oneScreenThatCrashesCostsNoOther() throws {
    let project = try Folder(copyOf: "Harbour")
    let text = try String(contentsOf: project.url.appending(path: Self.list), encoding: .utf8)
    try project.write(
      text + """

        final class ChartController: UIViewController {
          override func viewDidLoad() { fatalError("there is no chart") }
        }

        final class TideView: UILabel {
          override init(frame: CGRect) {
            super.init(frame: frame)
            text = "High tide"
          }
          required init?(coder: NSCoder) { nil }
        }
        """, to: Self.list)
    let run = try Viewcode(
      "screens", "-o", "pictures", "--format", "json", "--report", "report.json", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    func shown(_ name: String) throws -> [String: Any] {
      let entry = try #require(list.first { $0["name"] as? String == name }, "\(name)")
      return try #require(entry["shown"] as? [String: Any], "\(name)")
    }
    #expect(try shown("A ship")["drawn"] as? Bool == true)
    #expect(try shown("TideView")["drawn"] as? Bool == true)
    #expect(project.exists("pictures/TideView.png"))
    #expect((try shown("ChartController")["reason"] as? String)?.hasPrefix("there is no chart, at ") == true)
    #expect(list.contains { $0["name"] as? String == "ShipViewController" && $0["obstacle"] != nil })
    #expect((try report(of: project)["screens"] as? [Any])?.count == list.count)

    let gallery = try Viewcode("gallery", "--screens", "--quick", "-o", "gallery", in: project.url)
    #expect(gallery.status == 4)
    #expect(gallery.errors.contains("ChartController was not drawn: there is no chart"), "\(gallery.errors)")
    let page = try String(contentsOf: project.url.appending(path: "gallery/index.html"), encoding: .utf8)
    #expect(page.contains("Not drawn: there is no chart"))
    #expect(page.contains("TideView-iPhone-15-light.png"))
  }

  @Test func nibsAndPreviewsOfSwiftUIThatWrapUIKitAreScreens() throws {
    let project = try Folder(copyOf: "Harbour")
    let nib = Viewcode.repository.appending(path: "Tests/Fixtures/Interfaces/Boxes.xib")
    try project.write(try String(contentsOf: nib, encoding: .utf8), to: "Harbour/Resources/Boxes.xib")
    try project.write(
      """
      import UIKit

      /// Needs its navigation controller.
      final class BerthController: UIViewController {
        override func viewDidLoad() {
          title = "Berths"
          navigationController!.navigationBar.prefersLargeTitles = true
        }
      }

      final class BuoyView: UILabel {
        init(color: UIColor) {
          super.init(frame: .zero)
          text = "Buoy"
          backgroundColor = color
        }
        required init?(coder: NSCoder) { nil }
      }

      #if canImport(SwiftUI) && DEBUG
      import SwiftUI

      struct BuoyView_Previews: PreviewProvider {
        static var previews: some View {
          UIViewPreview {
            let buoy = BuoyView(color: .red)
            return buoy
          }
        }
      }

      struct UIViewPreview<Shown: UIView>: UIViewRepresentable {
        let make: () -> Shown
        init(_ make: @escaping () -> Shown) { self.make = make }
        func makeUIView(context: Context) -> Shown { make() }
        func updateUIView(_ uiView: Shown, context: Context) {}
      }

      struct Tide_Previews: PreviewProvider {
        static var previews: some View {
          let shade = UIColor.blue
          return UIViewPreview { BuoyView(color: shade) }
        }
      }

      struct Map_Previews: PreviewProvider {
        static var previews: some View { Text("Harbour") }
      }
      #endif
      """, to: "Harbour/Screens/Berths.swift")
    let run = try Viewcode("screens", "-o", "pictures", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    for picture in ["Boxes-xib", "BerthController", "BuoyView_Previews", "Map_Previews"] {
      #expect(project.exists("pictures/\(picture).png"), "\(run.output)")
    }
    for line in [
      "skipped     BuoyView: it needs color: UIColor",
      "skipped     Tide_Previews: its initializer call does not compile: cannot find 'shade' in scope",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
    // A second run has the same result without compiling.
    #expect(try Viewcode("screens", in: project.url).output.contains("cannot find 'shade' in scope"))
  }
}
