import Foundation

/// Puts things into sections by the first letter of a name, for tables with an index.
///
/// A host's device speaks English: the sections are A to Z, and # for what begins with no letter.
///
/// - Source: developer.apple.com/documentation/uikit/uilocalizedindexedcollation
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  /// That of the user's language.
  open class func current() -> Self { make() }

  private class func make() -> Self { unsafeDowncast(UILocalizedIndexedCollation(), to: Self.self) }

  private final let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

  /// The headers of the sections.
  open var sectionTitles: [String] { letters }

  /// The letters of the index at the table's side.
  open var sectionIndexTitles: [String] { letters }

  /// The section that a letter of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), letters.count - 1)
  }

  /// The section that an object belongs to.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - selector: a message without arguments that answers the name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = UILocalizedIndexedCollation.name(of: object, selector)
    let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    let first = plain.drop { $0.isWhitespace }.first.map { String($0).uppercased() }
    return first.flatMap { letters.firstIndex(of: $0) } ?? letters.count - 1
  }

  /// Objects of one section, in the order of their names.
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
