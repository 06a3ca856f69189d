import Foundation
import Projects

/// The images and colors of asset catalogs, by the names that Xcode gives them.
struct AssetSymbols: Equatable {
  struct Entry: Equatable {
    var symbol: String
    /// The name including its namespaces, as `UIImage(named:)` takes it.
    var name: String
  }

  /// The entries of a folder, and the nested folders that provide namespaces.
  struct Namespace: Equatable {
    var colors: [Entry] = []
    var images: [Entry] = []
    var inner: [(symbol: String, name: String, content: Namespace)] = []

    static func == (left: Namespace, right: Namespace) -> Bool {
      left.colors == right.colors && left.images == right.images
        && left.inner.elementsEqual(right.inner) {
          $0.symbol == $1.symbol && $0.name == $1.name && $0.content == $1.content
        }
    }

    var hasColors: Bool { !colors.isEmpty || inner.contains { $0.content.hasColors } }
    var hasImages: Bool { !images.isEmpty || inner.contains { $0.content.hasImages } }
  }

  private(set) var root = Namespace()

  /// - Parameter catalogs: The `.xcassets` folders. A folder that can't be read has no entries.
  init(catalogs: [URL]) {
    for catalog in catalogs { AssetSymbols.read(catalog, path: "", depth: 0, into: &root) }
    AssetSymbols.sort(&root)
  }

  /// The maximum depth of folders, which stops at links that form a cycle.
  private static let maximumDepth = 24

  private static func read(_ folder: URL, path: String, depth: Int, into namespace: inout Namespace) {
    guard depth < maximumDepth,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    else { return }
    for file in names.sorted() {
      let item = folder.appending(path: file)
      let name = String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
      switch item.pathExtension {
      case "colorset": add(name, path, .color, to: &namespace.colors)
      case "imageset", "symbolset": add(name, path, .image, to: &namespace.images)
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: item.path(percentEncoded: false), isDirectory: &isFolder),
          isFolder.boolValue
        else { continue }
        guard providesNamespace(item), let symbol = AssetSymbolName.of(file, .namespace) else {
          read(item, path: path, depth: depth + 1, into: &namespace)
          continue
        }
        let index =
          namespace.inner.firstIndex { $0.symbol == symbol }
          ?? {
            namespace.inner.append((symbol, path + file, Namespace()))
            return namespace.inner.count - 1
          }()
        read(item, path: "\(path)\(file)/", depth: depth + 1, into: &namespace.inner[index].content)
      default: continue
      }
    }
  }

  /// Adds an entry, unless an earlier one has the same symbol.
  private static func add(_ name: String, _ path: String, _ kind: AssetSymbolName.Kind, to entries: inout [Entry]) {
    guard let symbol = AssetSymbolName.of(name, kind), !entries.contains(where: { $0.symbol == symbol }) else { return }
    entries.append(Entry(symbol: symbol, name: path + name))
  }

  private static func sort(_ namespace: inout Namespace) {
    namespace.colors.sort { $0.name < $1.name }
    namespace.images.sort { $0.name < $1.name }
    namespace.inner.sort { $0.symbol < $1.symbol }
    for index in namespace.inner.indices { sort(&namespace.inner[index].content) }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let bytes = ReadableFile.bytes(of: folder.appending(path: "Contents.json"), limit: 1 << 20),
      let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
