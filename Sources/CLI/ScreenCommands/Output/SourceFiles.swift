import Foundation

/// Finds the files of previews below a folder: the compiler tells a preview its module and its file's name only.
struct SourceFiles {
  private var paths: [String: [String]] = [:]

  /// A folder larger than this is no project, and would take too long.
  private static let maxFiles = 100_000

  /// - Parameters:
  ///   - folder: where to look. Hidden folders are left out: build folders are.
  ///   - fileIDs: "Module/File.swift" of each.
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

  /// The path of a file; `nil` where none or more than one could be meant. One below a folder of the module's name
  /// comes first.
  func path(of fileID: String) -> String? {
    let name = (fileID as NSString).lastPathComponent
    guard let module = fileID.split(separator: "/").first, let all = paths[name] else { return nil }
    let inModule = all.filter { $0.split(separator: "/").dropLast().contains(module) }
    let candidates = inModule.isEmpty ? all : inModule
    return candidates.count == 1 ? candidates[0] : nil
  }
}
