/// Functions for paths as texts. The equivalents of `URL` are twenty times slower, and a project has thousands of
/// paths.
package enum FilePaths {
  /// Returns an absolute path without `.`, `..` and empty components. Links are not resolved.
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

  /// Returns the absolute path of a path in a file of `folder`.
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

  /// Returns the extension after the last period in lower case, or an empty text. `.gitignore` has no extension.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the name without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns whether a path is equal to a folder or within it. Neither path may contain `..`.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || folder == "/" || (path.hasPrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == 0x2F)
  }

  /// Returns the path relative to a folder, or the path itself if it is not within the folder.
  package static func relative(_ path: String, to folder: String) -> String {
    guard contains(folder, path), path != folder, folder != "/" else { return path }
    return String(path.dropFirst(folder.count + 1))
  }
}
