import Foundation

/// The paths of a catalog's assets, by kind and name.
struct AssetIndex {
  /// The limit of folders, which is higher than the largest projects need.
  static let maxFolders = 100_000
  static let deepestFolder = 32

  private(set) var folders: [AssetKind: [String: String]] = [:]
  private(set) var errors: [AssetCatalogError] = []
  private var count = 0

  /// Reads the folders of a catalog. A folder that is not an asset is a group, and may provide a namespace. Links are
  /// not followed.
  init(catalog path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
      errors.append(.unreadable(path: path, reason: "there is no such folder"))
      return
    }
    walk(path, namespace: "", depth: 0)
  }

  private mutating func walk(_ path: String, namespace: String, depth: Int) {
    let names: [String]
    do {
      // The names are sorted so that the same one of two assets with equal names is found on every machine.
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      errors.append(.unreadable(path: path, reason: error.localizedDescription))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let child = "\(path)/\(name)"
      let type = try? FileManager.default.attributesOfItem(atPath: child)[.type] as? FileAttributeType
      guard type == .typeDirectory else { continue }
      count += 1
      guard count <= AssetIndex.maxFolders, depth < AssetIndex.deepestFolder else {
        let error = AssetCatalogError.tooManyFolders(path: path, limit: AssetIndex.maxFolders)
        if errors.last != error { errors.append(error) }
        return
      }
      let (base, ending) = AssetIndex.split(name)
      if let kind = AssetKind(rawValue: ending) {
        if folders[kind, default: [:]][namespace + base] == nil {
          folders[kind, default: [:]][namespace + base] = child
        }
      } else if ending.isEmpty || !AssetIndex.otherKinds.contains(ending) {
        walk(child, namespace: providesNamespace(child) ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
      }
    }
  }

  /// The kinds of assets that programs do not request by name.
  private static let otherKinds: Set<String> = [
    "appiconset", "launchimage", "brandassets", "arimageset", "arresourcegroup", "cubetextureset", "mipmapset",
    "textureset", "spriteatlas", "stickerpack", "stickersequence", "sticker", "imagestack", "imagestacklayer",
    "complicationset", "gcdashboardimage", "gcleaderboard", "iconset", "solidimagestack", "watchface",
  ]

  private static func split(_ name: String) -> (base: String, ending: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let path = "\(folder)/Contents.json"
    guard FileManager.default.fileExists(atPath: path) else { return false }
    do throws(AssetCatalogError) {
      return try ContentsFile.read(FolderContents.self, at: path).properties?.providesNamespace ?? false
    } catch {
      errors.append(error)
      return false
    }
  }
}
