import Foundation
import XcodeProjects

/// The pods of a project, by the names of their modules.
struct PodIndex {
  struct Pod {
    var pod: Podfile.Pod
    var module: String
    /// The folder of the pod's files, if it exists.
    var folder: String?
    /// The target of the pod in `Pods.xcodeproj`.
    var target: (project: XcodeProjectFile, target: XcodeTarget)?
  }

  private(set) var pods: [String: Pod] = [:]
  private var byModule: [String: String] = [:]
  private var bySimpleName: [String: String] = [:]

  init() {}

  /// - Parameters:
  ///   - podfile: The lock file, or the Podfile if there is no lock file.
  ///   - projects: The `Pods.xcodeproj`, if it exists.
  init(podfile: Podfile, projects: [XcodeProjectFile], files: ProjectFiles) {
    let root = FilePaths.folder(of: podfile.file)
    var targets: [String: (XcodeProjectFile, XcodeTarget)] = [:]
    for project in projects {
      for target in project.targets where targets[target.name] == nil { targets[target.name] = (project, target) }
    }
    for (name, pod) in podfile.pods {
      // A pod for two systems has two targets, such as `Alamofire-iOS`.
      let target = targets[name] ?? targets["\(name)-iOS"]
      var folder: String?
      let place = pod.path.map { FilePaths.joined(root, $0) } ?? "\(root)/Pods/\(name)"
      if case .there(let found) = files.find(place) {
        folder = FileSystem.isFolder(found) ? found : FilePaths.folder(of: found)
      }
      let module =
        target.flatMap { Self.moduleName(of: $0.1, in: $0.0) } ?? Self.moduleName(ofSpecification: name, root: root)
        ?? Self.knownModules[name] ?? PodTable.installed.source(of: name, version: nil)?.module
        ?? BuildSettingModifier.identifier(name, isExtended: false)
      pods[name] = Pod(pod: pod, module: module, folder: folder, target: target)
    }
    for name in pods.keys.sorted() {
      if let module = pods[name]?.module, byModule[module] == nil { byModule[module] = name }
      let simple = Self.simplified(name)
      if bySimpleName[simple] == nil { bySimpleName[simple] = name }
    }
  }

  /// Returns the pod that provides a module.
  func pod(ofModule module: String) -> Pod? {
    (byModule[module] ?? bySimpleName[Self.simplified(module)]).flatMap { pods[$0] }
  }

  /// Returns the pod whose name begins the name of a module: `Firebase` for `FirebaseAuth`, which a Podfile alone does
  /// not reveal.
  func pod(beginning module: String) -> Pod? {
    let names = pods.keys.filter { $0.count >= 5 && module.hasPrefix($0) }
    return names.max { ($0.count, $0) < ($1.count, $1) }.flatMap { pods[$0] }
  }

  /// Pods whose modules have different names that no file on this machine reveals.
  private static let knownModules = [
    "PromisesObjC": "FBLPromises", "PromisesSwift": "Promises", "Google-Mobile-Ads-SDK": "GoogleMobileAds",
    "R.swift.Library": "Rswift", "Socket.IO-Client-Swift": "SocketIO", "leveldb-library": "leveldb",
    "gRPC-Core": "grpc", "1PasswordExtension": "OnePasswordExtension", "gRPC-C++": "grpcpp", "abseil": "absl",
    "BoringSSL-GRPC": "openssl_grpc",
  ]

  /// Returns a simplified name, so that `lottie-ios` equals `Lottie`, and `GRDB.swift` equals `GRDB`.
  static func simplified(_ name: String) -> String {
    var text = String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)))
    for ending in ["ios", "swift"] where text.hasSuffix(ending) && text.count > ending.count + 2 {
      text = String(text.dropLast(ending.count))
    }
    return text
  }

  private static func moduleName(of target: XcodeTarget, in project: XcodeProjectFile) -> String? {
    for configuration in project.configurations(of: target.configurationList) {
      if let name = configuration.settings["PRODUCT_MODULE_NAME"]?.string, !name.contains("$") { return name }
    }
    return nil
  }

  private struct Specification: Decodable {
    var moduleName: String?
    private enum CodingKeys: String, CodingKey { case moduleName = "module_name" }
  }

  private static func moduleName(ofSpecification name: String, root: String) -> String? {
    let path = "\(root)/Pods/Local Podspecs/\(name).podspec.json"
    guard let bytes = try? FileSystem.bytes(of: path, limit: 1 << 20), !JSONNesting.isDeep(bytes) else { return nil }
    return try? JSONDecoder().decode(Specification.self, from: Data(bytes)).moduleName
  }
}
