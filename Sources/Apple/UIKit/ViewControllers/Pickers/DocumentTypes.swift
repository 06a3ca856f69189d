import Foundation

/// The uniform type identifiers of common filename extensions.
enum DocumentTypes {
  private static let known: [String: Set<String>] = [
    "pdf": ["com.adobe.pdf"], "png": ["public.png", "public.image"], "jpg": ["public.jpeg", "public.image"],
    "jpeg": ["public.jpeg", "public.image"], "heic": ["public.heic", "public.image"],
    "gif": ["com.compuserve.gif", "public.image"], "txt": ["public.plain-text", "public.text"],
    "rtf": ["public.rtf", "public.text"], "html": ["public.html", "public.text"],
    "csv": ["public.comma-separated-values-text", "public.text"], "json": ["public.json", "public.text"],
    "xml": ["public.xml", "public.text"], "zip": ["public.zip-archive", "public.archive"],
    "mp3": ["public.mp3", "public.audio"], "m4a": ["public.mpeg-4-audio", "public.audio"],
    "mov": ["com.apple.quicktime-movie", "public.movie"], "mp4": ["public.mpeg-4", "public.movie"],
  ]

  /// Returns the type of files with an extension, or `nil` if it is not known.
  static func identifier(ofExtension ending: String) -> String? {
    known[ending.lowercased()]?.subtracting(kinds).first
  }

  /// The types that other types conform to.
  private static let kinds: Set<String> = [
    "public.image", "public.text", "public.archive", "public.audio", "public.movie",
  ]

  /// Returns whether a file conforms to one of the types. Files with unknown extensions are always allowed.
  static func isAllowed(_ file: URL, _ types: [String]) -> Bool {
    let any: Set<String> = ["public.item", "public.data", "public.content"]
    guard !types.isEmpty, any.isDisjoint(with: types), let known = known[file.pathExtension.lowercased()] else {
      return true
    }
    return !known.isDisjoint(with: types)
  }
}
