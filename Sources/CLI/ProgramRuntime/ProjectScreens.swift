import Foundation
@_spi(Host) import ObjectiveCNames
import UIKit
import ViewHost

/// The screens of a project that can be displayed without a `#Preview`.
@MainActor
enum ProjectScreens {
  /// Returns the scenes of the app's storyboards, its nibs, and the classes that its modules register.
  static func all(in bundle: Bundle = .main) -> [HostedPreview] {
    scenes(in: bundle) + nibs(in: bundle)
      + MakeableScreens.all.map { screen in
        HostedPreview(
          kind: screen.kind, name: screen.name, module: screen.module,
          file: screen.file
        ) {
          inNavigation(screen.make(), file: screen.file)
        }
      }
  }

  /// Returns a view controller within a navigation controller if its code uses one, as in its app.
  private static func inNavigation(_ made: UIResponder, file: String) -> UIResponder {
    guard let controller = made as? UIViewController,
      !(controller is UINavigationController || controller is UITabBarController
        || controller is UISplitViewController),
      let text = try? String(contentsOfFile: file, encoding: .utf8),
      text.contains("navigationController") || text.contains("navigationItem")
    else { return made }
    return UINavigationController(rootViewController: controller)
  }

  /// Returns the views and view controllers of nibs, without their owners. A nib with the name of a view controller
  /// belongs to it.
  private static func nibs(in bundle: Bundle) -> [HostedPreview] {
    let files = FileManager.default.enumerator(atPath: bundle.bundlePath)?.compactMap { $0 as? String } ?? []
    let module = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
    let controllers = Set(MakeableScreens.all.filter { $0.kind == "controller" }.map(\.name))
    return files.sorted().filter { $0.hasSuffix(".xib") }.compactMap { path in
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      if controllers.contains(name) || controllers.contains(name + "Controller") { return nil }
      return HostedPreview(kind: "nib", name: "\(name).xib", module: module, file: path) {
        let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil)
        return objects.lazy.compactMap { $0 as? UIResponder }.first { $0 is UIView || $0 is UIViewController }
          ?? UIView()
      }
    }
  }

  /// Returns the initial scene of each storyboard, by the storyboard's name, and scenes with an identifier, as
  /// `Storyboard/identifier`.
  private static func scenes(in bundle: Bundle) -> [HostedPreview] {
    let files = FileManager.default.enumerator(atPath: bundle.bundlePath)?.compactMap { $0 as? String } ?? []
    let module = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
    var result: [HostedPreview] = []
    for path in files.sorted() where path.hasSuffix(".storyboard") {
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      guard let text = try? String(contentsOfFile: "\(bundle.bundlePath)/\(path)", encoding: .utf8) else { continue }
      if text.contains("initialViewController=") {
        result.append(
          HostedPreview(kind: "scene", name: name, module: module, file: path) {
            UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() ?? UIViewController()
          })
      }
      for match in text.matches(of: #/storyboardIdentifier="([^"]+)"/#) {
        let identifier = String(match.1)
        result.append(
          HostedPreview(kind: "scene", name: "\(name)/\(identifier)", module: module, file: path) {
            UIStoryboard(name: name, bundle: bundle).instantiateViewController(withIdentifier: identifier)
          })
      }
    }
    return result
  }
}
