@_spi(Reflection) import Swift

/// The stored properties of a structure: where they lie and of which type they are.
///
/// A view's `@State` has to be told where its value lives, inside of a view whose type is known at run time only. The standard library
/// knows where each property lies (`_forEachField`, as SPI). It is tried on a structure of this file before it is relied upon; where it
/// answers otherwise the program stops and says so.
struct StoredProperty {
  let offset: Int
  let type: Any.Type

  /// The stored properties of a type; none for what is no structure or tuple.
  static func all(of type: Any.Type) -> [StoredProperty] {
    guard isSound else {
      fatalError("SwiftUI: this Swift's standard library does not say where stored properties lie; Swift 6.3 does")
    }
    return read(type)
  }

  private static func read(_ type: Any.Type) -> [StoredProperty] {
    // Of the type of any conforming value (`any P`) it can't be asked.
    let kind = _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    guard kind == .struct || kind == .tuple else { return [] }
    var result: [StoredProperty] = []
    _ = _forEachField(of: type, options: [.ignoreUnknown]) { _, offset, type, _ in
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
