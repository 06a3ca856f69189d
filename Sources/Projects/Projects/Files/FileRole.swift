import XcodeProjects

/// The role of a file in a target, by its extension.
enum FileRole {
  case swift
  /// C, Objective-C, C++, assembler.
  case foreign
  case header
  case resource
  /// A folder that is copied unchanged.
  case copiedFolder
  /// A file that a bundle does not need, such as settings or documentation.
  case none

  /// Returns the role of a file.
  ///
  /// - Parameter isFolder: Whether the path is a folder. Only a folder with a known extension has a role.
  static func of(_ path: String, isFolder: Bool = false) -> FileRole {
    let ending = FilePaths.ending(of: path)
    switch ending {
    case "swift": return .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm", "i", "ii": return .foreign
    case "h", "hh", "hpp", "hxx", "pch", "modulemap", "def", "inc": return .header
    case "xcconfig", "entitlements", "xctestplan", "docc", "playground", "xcodeproj", "xcworkspace", "podspec", "tbd",
      "a",
      "framework", "xcframework", "dylib", "storekit", "gpx", "md", "markdown":
      return .none
    default: return isFolder && !processedFolders.contains(ending) ? .copiedFolder : .resource
    }
  }

  /// The extensions of folders that a tool of Xcode processes.
  static let processedFolders: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "icon", "scnassets", "mlpackage", "arresourcegroup",
    "stickerpack", "lproj",
  ]

  /// The extensions of folders that count as a single file when files are listed.
  static let opaqueFolders: Set<String> = processedFolders.subtracting(["lproj"]).union([
    "bundle", "framework", "xcframework", "docc", "playground", "xcodeproj", "xcworkspace", "app", "appex", "dsym",
    "xcarchive", "rtfd", "photoslibrary", "swiftpm",
  ])

  /// Returns the localization of a path, such as `en` for a path with `en.lproj` in it.
  static func localization(of path: String) -> String? {
    guard path.contains(".lproj/") else { return nil }
    return path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
