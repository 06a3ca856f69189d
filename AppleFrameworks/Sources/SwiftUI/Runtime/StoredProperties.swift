@_spi(Reflection) import Swift

/// A stored property of a structure, with its offset and type.
///
/// A view's `@State` must be connected to its storage inside a view whose type is known only at run time. The standard
/// library provides the offset of each property (`_forEachField`, which is SPI). The function is checked with a
/// structure in this file before it is used. If the result is wrong, the program stops with a message.
struct StoredProperty {
  let offset: Int
  let type: Any.Type

  /// Returns the stored properties of a type, which are empty for types that are neither structures nor tuples.
  static func all(of type: Any.Type) -> [StoredProperty] {
    guard isSound else {
      fatalError("SwiftUI: this Swift's standard library does not say where stored properties lie; Swift 6.3 does")
    }
    return read(type)
  }

  /// The value of `_EachFieldOptions.ignoreUnknown`, which the standard library declares as a variable.
  private static var ignoreUnknown: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }

  private static func read(_ type: Any.Type) -> [StoredProperty] {
    // Existential types (`any P`) cannot be inspected. The conversion with `as` prevents the type from being opened, so
    // that its own pointer is read.
    let kind = _MetadataKind(rawValue: unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self).pointee)
    guard kind == .struct || kind == .tuple else { return [] }
    var result: [StoredProperty] = []
    _ = _forEachField(of: type, options: ignoreUnknown) { _, offset, type, _ in
      result.append(StoredProperty(offset: offset, type: type))
      return true
    }
    return result
  }

  private struct Trial {
    var flag = true
    var number = 1
    var text: String? = "a"
  }

  private static let isSound: Bool = {
    let found = read(Trial.self)
    guard found.map(\.offset) == [0, 8, 16], found[0].type == Bool.self, found[1].type == Int.self else { return false }
    return found[2].type == String?.self && read((any Error).self).isEmpty && read((Int, Bool).self).count == 2
  }()
}
