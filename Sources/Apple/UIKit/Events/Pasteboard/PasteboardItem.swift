import Foundation

/// A thing on a pasteboard, in one type or several.
@MainActor
struct PasteboardItem {
  /// What it was put there as, where it came as an object.
  private(set) var object: Any?
  /// The names of its types, the best first.
  private(set) var types: [String]
  private var values: [String: Any]

  /// Creates a text, a link, an image, a color or an item provider.
  init(object: Any) {
    self.object = object
    let type = PasteboardItem.type(of: object)
    types = type.map { [$0] } ?? (object as? NSItemProvider)?.registeredTypeIdentifiers ?? []
    values = type.map { [$0: object] } ?? [:]
  }

  /// Values by the names of their types. The order of types is that of their names, since a dictionary has none.
  init(representations: [String: Any]) {
    types = representations.keys.sorted()
    values = representations
  }

  private static func type(of object: Any) -> String? {
    switch object {
    case is URL: "public.url"
    case is String: "public.utf8-plain-text"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    default: nil
    }
  }

  var representations: [String: Any] { values }

  /// The object, or else the value of a known type.
  var principal: Any? { object ?? image ?? url ?? text ?? color ?? types.first.flatMap { values[$0] } }

  func value(_ type: String) -> Any? { values[type] }

  /// Returns the bytes of a type: those of texts are UTF-8, those of images are PNG.
  func data(_ type: String) -> Data? {
    switch values[type] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
    case let list as any Encodable & Collection:
      try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    default: nil
    }
  }

  private func first<T>(of names: [String], _ value: (Any) -> T?) -> T? {
    for name in names {
      if let found = values[name].flatMap(value) { return found }
    }
    return nil
  }

  /// The text; that of a link is its address.
  var text: String? {
    first(of: ["public.utf8-plain-text", "public.plain-text", "public.text"]) {
      $0 as? String ?? ($0 as? Data).flatMap { String(data: $0, encoding: .utf8) }
    } ?? url?.absoluteString
  }

  var url: URL? {
    first(of: ["public.url", "public.file-url"]) {
      $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) }
        ?? ($0 as? Data).flatMap { String(data: $0, encoding: .utf8) }.flatMap { URL(string: $0) }
    }
  }

  var image: UIImage? {
    first(of: ["public.png", "public.jpeg", "public.image", "public.tiff", "com.compuserve.gif", "public.heic"]) {
      $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) }
    }
  }

  var color: UIColor? { first(of: ["com.apple.uikit.color"]) { $0 as? UIColor } }
}
