import Foundation

/// The blocks that a part of a text lies in, such as a paragraph in an item of a list.
///
/// - Source: developer.apple.com/documentation/foundation/presentationintent
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    /// A heading; level 1 is the highest.
    case header(level: Int)
    case orderedList
    case unorderedList
    /// An item and its number in the list.
    case listItem(ordinal: Int)
    /// Code, and the language that the source names.
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [PresentationIntent.TableColumn])
    case tableHeaderRow
    /// A row below the header; the first is 1.
    case tableRow(rowIndex: Int)
    /// A cell and its column; the first is 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Int, Hashable, Codable, Sendable {
      case left
      case center
      case right
    }

    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, with a number that tells it from other blocks of the text.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    public var debugDescription: String { "\(kind) (id \(identity))" }
  }

  /// The blocks, from the innermost to the outermost.
  public var components: [IntentType]

  /// Creates an intent of a block inside of the blocks of another intent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public init(types: [IntentType]) { components = types }

  /// How many lists and quotations the text lies in.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// Returns whether two texts lie in the same blocks, apart from their identities.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}
