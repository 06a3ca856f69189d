import Foundation

/// An item on a pasteboard, in one or several types.
@MainActor
struct PasteboardItem {
  /// The original object if the item was added as one.
  private(set) var object: Any?
  /// The names of the item's types, in order of preference.
  private(set) var types: [String]
  private var values: [String: Any]

  /// Creates an item with a string, a URL, an image, a color or an item provider.
  init(object: Any) {
    self.object = object
    let type = PasteboardItem.type(of: object)
    types = type.map { [$0] } ?? (object as? NSItemProvider)?.registeredTypeIdentifiers ?? []
    values = type.map { [$0: object] } ?? [:]
  }

  /// Creates an item with values by type. The types are sorted by name, since a dictionary has no order.
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

  /// The object or else the value of a known type.
  var principal: Any? { object ?? image ?? url ?? text ?? color ?? types.first.flatMap { values[$0] } }

  func value(_ type: String) -> Any? { values[type] }

  /// Returns the data of a type: UTF-8 for text, PNG for images.
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

  /// The text; for a URL, its string.
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
