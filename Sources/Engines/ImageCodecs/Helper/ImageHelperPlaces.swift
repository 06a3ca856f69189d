internal import CImageHelper
internal import Glibc

/// Where `viewcode-image-helper` may be.
struct ImageHelperPlaces: Equatable {
  /// In the order in which they are tried.
  let paths: [String]

  /// - Parameters:
  ///   - chosen: What VIEWCODE_IMAGE_HELPER names; then nothing else counts.
  ///   - programs: The running program, and the file that this code was linked into.
  ///   - built: Where SwiftPM put it.
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

  /// In SwiftPM's folders a plugin's tool has the first name, and is always up to date; the second one is there when
  /// somebody built the product, perhaps long ago.
  private static let names = ["viewcode-image-helper-tool", "viewcode-image-helper"]

  /// Those of this process.
  static var current: ImageHelperPlaces {
    ImageHelperPlaces(
      chosen: getenv("VIEWCODE_IMAGE_HELPER").map { String(cString: $0) },
      programs: ["/proc/self/exe", vc_helper_file_of_this_code().map { String(cString: $0) }].compactMap {
        $0.flatMap(resolved)
      },
      built: BuiltImageHelper.path)
  }

  /// The first of the paths where there is a program.
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
