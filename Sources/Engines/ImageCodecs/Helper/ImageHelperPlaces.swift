internal import CImageHelper
internal import Glibc

/// The possible paths of `viewcode-image-helper`.
struct ImageHelperPlaces: Equatable {
  /// The paths in the order of the search.
  let paths: [String]

  /// Creates the list of paths.
  ///
  /// - Parameters:
  ///   - chosen: The value of VIEWCODE_IMAGE_HELPER. If it is set, it is the only path.
  ///   - programs: The running program, and the file that this code was linked into.
  ///   - built: The folder in which SwiftPM built the program.
  init(chosen: String?, programs: [String], built: String) {
    if let chosen, !chosen.isEmpty {
      paths = [chosen]
      return
    }
    var paths: [String] = []
    for program in programs {
      guard let slash = program.lastIndex(of: "/") else { continue }
      let folder = program[..<slash]
      for path in ImageHelperPlaces.names.map({ "\(folder)/\($0)" })
        + ["\(folder)/../libexec/viewcode/\(ImageHelperPlaces.names[1])"] where !paths.contains(path)
      {
        paths.append(path)
      }
    }
    if !paths.contains(built) { paths.append(built) }
    self.paths = paths
  }

  /// The names of the program. In the folders of SwiftPM, the tool of a plugin has the first name and is always
  /// current. The second name exists if somebody built the product, and may be outdated.
  private static let names = ["viewcode-image-helper-tool", "viewcode-image-helper"]

  /// The paths for this process.
  static var current: ImageHelperPlaces {
    ImageHelperPlaces(
      chosen: getenv("VIEWCODE_IMAGE_HELPER").map { String(cString: $0) },
      programs: ["/proc/self/exe", vc_helper_file_of_this_code().map { String(cString: $0) }].compactMap {
        $0.flatMap(resolved)
      },
      built: BuiltImageHelper.path)
  }

  /// The first path that contains a program.
  var program: String? {
    paths.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
