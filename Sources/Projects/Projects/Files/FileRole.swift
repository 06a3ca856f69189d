import XcodeProjects

/// What becomes of a file of a target, by its ending.
enum FileRole {
  case swift
  /// C, Objective-C, C++, assembler.
  case foreign
  case header
  case resource
  /// A folder that is copied as it is.
  case copiedFolder
  /// Of no use in a bundle: settings, notes for people.
  case none

  /// - Parameter isFolder: Of folders, those with a known ending alone are one thing.
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

  /// Folders that a tool of Xcode's makes something of.
  static let processedFolders: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "icon", "scnassets", "mlpackage", "arresourcegroup",
    "stickerpack", "lproj",
  ]

  /// Folders that are one thing where all files of a folder are looked for.
  static let opaqueFolders: Set<String> = processedFolders.subtracting(["lproj"]).union([
    "bundle", "framework", "xcframework", "docc", "playground", "xcodeproj", "xcworkspace", "app", "appex", "dsym",
    "xcarchive", "rtfd", "photoslibrary", "swiftpm",
  ])

  /// `en` of a path with `en.lproj` in it.
  static func localization(of path: String) -> String? {
    guard path.contains(".lproj/") else { return nil }
    return path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
