import Foundation
import Testing

/// Projects that mix UIKit and SwiftUI.
@Suite struct SwiftUITests {
  private func project(_ body: String) throws -> Folder {
    let project = try Folder()
    try project.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Mixed", platforms: [.iOS(.v17)], targets: [.executableTarget(name: "Mixed")])
      """, to: "Package.swift")
    try project.write(
      """
      import SwiftUI
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = HomeController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      final class HomeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let hosting = UIHostingController(rootView: ProfileView(name: "Ada"))
          addChild(hosting)
          hosting.view.frame = view.bounds
          hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(hosting.view)
          hosting.didMove(toParent: self)
        }
      }

      struct ProfileView: View {
        let name: String
        @State private var isOn = false
        var body: some View {
          VStack(spacing: 12) {
            Text("Hello, \\(name)").font(.title)
            Button(isOn ? "Following" : "Follow") { isOn.toggle() }
            ChartView()
          }
        }
      }

      \(body)

      struct ProfileView_Previews: PreviewProvider {
        static var previews: some View { ProfileView(name: "Preview") }
      }

      #Preview("Chart") { ChartView() }
      """, to: "Sources/Mixed/Mixed.swift")
    return project
  }

  @Test func anAppWithAHostedBodyIsShownAndTouched() throws {
    let project = try project(
      """
      struct ChartView: View {
        var body: some View { Text("Chart") }
      }
      """)
    let run = try Viewcode("run", "-o", "first.png", "--tree", "text", "-q", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(project.exists("first.png"))
    for words in ["Hello, Ada", "Follow", "Chart"] { #expect(run.output.contains(words), "\(run.output)") }
    let tapped = try Viewcode("run", "--do", "tap Follow", "-o", "second.png", "--tree", "text", "-q", in: project.url)
    #expect(tapped.status == 0, "\(tapped.errors)")
    #expect(tapped.output.contains("Following"), "\(tapped.output)")

    let screens = try Viewcode("screens", "-o", "pictures", in: project.url)
    #expect(screens.status == 0, "\(screens.errors)")
    for picture in ["HomeController", "ProfileView_Previews", "Chart"] {
      #expect(project.exists("pictures/\(picture).png"), "\(screens.output)")
    }
  }

  @Test func anAppOfScenesShowsItsFirstWindow() throws {
    let project = try Folder()
    try project.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Scenes", platforms: [.iOS(.v17)], targets: [.executableTarget(name: "Scenes")])
      """, to: "Package.swift")
    try project.write(
      """
      import SwiftUI

      final class Model: ObservableObject { @Published var count = 3 }

      final class Delegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("the delegate has heard")
          return true
        }
      }

      @main struct ScenesApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        @StateObject private var model = Model()
        var body: some Scene { WindowGroup { CounterView().environmentObject(model) } }
      }

      struct CounterView: View {
        @EnvironmentObject private var model: Model
        var body: some View {
          NavigationStack {
            VStack {
              Text("Count \\(model.count)")
              Button("More") { model.count += 1 }
            }
            .navigationTitle("Counter")
          }
        }
      }
      """, to: "Sources/Scenes/Scenes.swift")
    let run = try Viewcode("run", "--do", "tap More", "-o", "first.png", "--tree", "text", "-q", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    for words in ["Count 4", "Counter"] { #expect(run.output.contains(words), "\(run.output)") }
    #expect((run.output + run.errors).contains("the delegate has heard"), "\(run.output) \(run.errors)")
  }

  @Test func whatSwiftUILacksHereIsLeftOutOfABodyAndTheRestIsShown() throws {
    let project = try project(
      """
      struct ChartView: View {
        var body: some View {
          VStack {
            Text("Above")
            VSplitView { Text("Middle") }
            Text("Below").navigationTransition(.automatic)
          }
          .dropDestination(for: String.self) { _, _ in true }
        }
      }

      struct GaugeView: View {
        var body: some View { HSplitView { Text("Side") } }
      }
      """)
    let run = try Viewcode("run", "-o", "first.png", "--tree", "text", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    for words in ["Hello, Ada", "Above", "Below"] { #expect(run.output.contains(words), "\(run.output)") }
    for name in ["VSplitView", "navigationTransition", "HSplitView"] {
      #expect(run.errors.contains("'\(name)'"), "\(run.errors)")
    }
  }

  @Test func aSlipOfThePenInABodyIsTheProjects() throws {
    let project = try project(
      """
      struct ChartView: View {
        var body: some View { Text("Chart").paddin() }
      }
      """)
    let run = try Viewcode("build", in: project.url)
    #expect(run.status != 0)
    let error = "Mixed.swift:42:39: error: value of type 'Text' has no member 'paddin'"
    #expect(run.errors.contains(error), "\(run.errors)")
  }
}
