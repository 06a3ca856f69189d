import Foundation

/// An object that sorts objects into sections by the first letter of a name, for tables with a section index.
///
/// The language of a host's device is English. The sections are A to Z, and # for names that don't begin with a letter.
///
/// - Source: developer.apple.com/documentation/uikit/uilocalizedindexedcollation
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  /// Returns the collation of the user's language.
  open class func current() -> Self { make() }

  private class func make() -> Self { unsafeDowncast(UILocalizedIndexedCollation(), to: Self.self) }

  private final let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

  /// The titles of the sections.
  open var sectionTitles: [String] { letters }

  /// The titles of the section index.
  open var sectionIndexTitles: [String] { letters }

  /// Returns the section of an index title.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), letters.count - 1)
  }

  /// Returns the section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The selector of a method without arguments that returns the name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = UILocalizedIndexedCollation.name(of: object, selector)
    let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    let first = plain.drop { $0.isWhitespace }.first.map { String($0).uppercased() }
    return first.flatMap { letters.firstIndex(of: $0) } ?? letters.count - 1
  }

  /// Sorts the objects of one section by name.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (name: UILocalizedIndexedCollation.name(of: $0, selector), object: $0) }.enumerated().sorted {
      let order = $0.element.name.compare(
        $1.element.name, options: [.caseInsensitive, .diacriticInsensitive, .numeric], locale: Locale(identifier: "en"))
      return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
    }.map(\.element.object)
  }

  private static func name(of object: Any, _ selector: Selector) -> String {
    let sent = SelectorTable.send(selector, to: object as AnyObject, [])
    return sent as? String ?? (sent as? NSString).map { $0 as String } ?? (object as? String) ?? ""
  }
}
