/// Paths as texts. `URL` does the same for twenty times the price, and a project has thousands of them.
package enum FilePaths {
  /// An absolute path without `.`, `..` and empty components; links are not followed.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path that a file of `folder` names.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The ending behind the last dot in lower case, or an empty text. `.gitignore` has none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The name without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether a path is that of the folder or lies in it. Both without `..`.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || folder == "/" || (path.hasPrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == 0x2F)
  }

  /// The path from a folder to what lies in it; the path itself where it lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String {
    guard contains(folder, path), path != folder, folder != "/" else { return path }
    return String(path.dropFirst(folder.count + 1))
  }
}
