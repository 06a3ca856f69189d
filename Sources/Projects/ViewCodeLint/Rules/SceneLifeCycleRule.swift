import PreviewProtocol
import SwiftSources
import SwiftSyntax

/// A rule for apps that do not launch when they are built with the iOS 27 SDK.
struct SceneLifeCycleRule: LintRule {
  let description = RuleDescription(
    1, "scene-life-cycle", "An app without the scene life cycle", .syntax, .error,
    why: """
      An app that is built with the SDK of iOS 27 terminates at launch without the scene life cycle. It needs \
      `UIApplicationSceneManifest` in its Info.plist, or an application delegate with \
      `application(_:configurationForConnecting:options:)`. A SwiftUI app has it.
      """,
    source: "developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
    examples: [
      RuleExample(
        """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate { // finding
          var window: UIWindow?
        }
        """),
      RuleExample(
        """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
        }
        """, target: .init(name: "Shop", infoPlist: ["UIApplicationSceneManifest": .dictionary([:])])),
      RuleExample(
        """
        @UIApplicationMain
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            UISceneConfiguration(name: "Default", sessionRole: session.role)
          }
        }
        """),
      RuleExample(
        """
        @main
        struct ShopApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          var body: some Scene { WindowGroup { Text("Shop") } }
        }

        final class AppDelegate: NSObject, UIApplicationDelegate {}
        """),
      RuleExample(
        """
        final class PluginDelegate: UIResponder, UIApplicationDelegate {}
        """, target: .init(name: "Plugins", isApp: false)),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for type in file.index.types where type.kind == .class {
      guard let node = type.node.as(ClassDeclSyntax.self),
        node.attributes.contains(where: {
          let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
          return name == "main" || name == "UIApplicationMain"
        }), project.targets(of: file).contains(where: { $0.isApp && !hasScenes($0, project) })
      else { continue }
      report.add(
        at: node.name, in: file,
        "an app that is built with the SDK of iOS 27 has to have the scene life cycle; without it, it ends at launch",
        fix: LintFix(
          "add UIApplicationSceneManifest to Info.plist and make the window in a scene delegate (`viewcode run --sdk 27` prints both)"
        ))
    }
  }

  private func hasScenes(_ target: LintedProject.Target, _ project: LintedProject) -> Bool {
    var info: [String: Any] = [:]
    if target.infoPlist["UIApplicationSceneManifest"]?.dictionary != nil {
      info["UIApplicationSceneManifest"] = [String: Any]()
    }
    info[DefaultSDK.configuresScenesKey] = project.files.contains { file in
      target.files.contains(file.path)
        && (file.index.functions.contains { $0.fullName == "application(_:configurationForConnecting:options:)" }
          || file.index.types.contains { $0.kind == .struct && $0.inherited.contains("App") })
    }
    return DefaultSDK(infoDictionary: info, isApp: true).reason != .noScenes
  }
}
