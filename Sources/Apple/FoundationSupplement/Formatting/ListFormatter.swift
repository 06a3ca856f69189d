import Foundation

/// A formatter that joins texts to a list in the locale's language.
///
/// - Source: developer.apple.com/documentation/foundation/listformatter
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as `Formatter`; an app configures it before passing it on.
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
