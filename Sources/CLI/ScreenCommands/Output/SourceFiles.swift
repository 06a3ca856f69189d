import Foundation

/// Finds the source files of previews in a folder, because the compiler only provides the module and the file name of a
/// preview.
struct SourceFiles {
  private var paths: [String: [String]] = [:]

  /// The maximum number of files. A larger folder is not a project, and would take too long.
  private static let maxFiles = 100_000

  /// - Parameters:
  ///   - folder: The folder to search. Hidden folders, such as build folders, are excluded.
  ///   - fileIDs: The "Module/File.swift" of each preview.
  init(in folder: String, of fileIDs: [String]) {
    let wanted = Set(fileIDs.map { ($0 as NSString).lastPathComponent })
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    var count = 0
    for case let path as String in files {
      count += 1
      if count > SourceFiles.maxFiles { break }
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") {
        files.skipDescendants()
      } else if wanted.contains(name) {
        paths[name, default: []].append(path)
      }
    }
  }

  /// Returns the path of a file, or `nil` if there are no matches or several. A file within a folder with the module's
  /// name is preferred.
  func path(of fileID: String) -> String? {
    let name = (fileID as NSString).lastPathComponent
    guard let module = fileID.split(separator: "/").first, let all = paths[name] else { return nil }
    let inModule = all.filter { $0.split(separator: "/").dropLast().contains(module) }
    let candidates = inModule.isEmpty ? all : inModule
    return candidates.count == 1 ? candidates[0] : nil
  }
}
