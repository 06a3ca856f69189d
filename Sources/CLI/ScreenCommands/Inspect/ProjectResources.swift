import Foundation
import ToolSupport
import UIKit
import ViewHost

/// The resources in a project's folder that Interface Builder files use: asset catalogs, image files and fonts.
@MainActor
struct ProjectResources {
  let folder: String

  /// Registers all resources. A font that can't be read is reported, and omitted.
  func add() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw CommandFailure.missingFolder(folder)
    }
    guard isFolder.boolValue else { throw CommandFailure.notFolder(folder) }
    guard FileManager.default.isReadableFile(atPath: folder),
      let files = FileManager.default.enumerator(atPath: folder)
    else { throw CommandFailure.forbiddenFolder(folder) }
    for case let path as String in files {
      let name = path as NSString
      // Build folders and repositories are not part of a project's sources.
      if name.lastPathComponent.hasPrefix(".") {
        files.skipDescendants()
        continue
      }
      switch name.pathExtension.lowercased() {
      case "xcassets":
        BundleAssets.addCatalog(at: "\(folder)/\(path)")
        files.skipDescendants()
      case "ttf", "otf", "ttc", "otc":
        addFont("\(folder)/\(path)")
      case "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp":
        BundleAssets.addPictures(in: ("\(folder)/\(path)" as NSString).deletingLastPathComponent)
      default:
        break
      }
    }
  }

  private func addFont(_ path: String) {
    do throws(FontFileError) {
      try ViewHost.registerFonts(at: URL(fileURLWithPath: path))
    } catch {
      StandardError.warn("\(error)")
    }
  }
}
